/** A scenario's file as the form reads and writes it. */
import { describe, expect, test } from 'vitest';
import { blank, counted, filled, read, sizesOf, tableFor, total, withCount, write, type Scenario } from './scenario';

const SIX = { mafia: ['boss'], city: ['doctor', 'detective', 'citizen', 'citizen', 'citizen'] };
const file = (more: object = {}, table: object = { 6: SIX }) => JSON.stringify({ name: 'Mine', table, ...more });
const scenario = (more: object = {}, table: object = { 6: SIX }): Scenario => {
  const found = read(file(more, table));
  if (!found) throw new Error('it was not read');
  return found;
};

describe('a file', () => {
  test('says only what is unusual', () => {
    expect(write(scenario())).toBe(file());
    expect(write(scenario({ vote: { solo: 'half' }, chaos: false, first_shot: 1, cards: [] }))).toBe(file());
  });
  test('is the same after it was read and written', () => {
    const all = {
      vote: { threshold: 'commando', solo: 'majority', midday: true, tie: 'none', at_least: 'half' },
      succession: ['nato'],
      first_shot: 3,
      late_shot: 8,
      cards: ['census'],
      last_words: false,
      reveal: 'role',
      inquiries: 2,
      chaos: true,
      hold: true,
      open_roles: false,
      shuffled_turns: true,
      gun_accuses: false,
      representatives: true,
      two_guns: true,
    };
    const written = write(scenario(all, { 6: SIX, 7: { ...SIX, independent: ['jani'] } }));
    expect(JSON.parse(written)).toEqual({ name: 'Mine', table: { 6: SIX, 7: { ...SIX, independent: ['jani'] } }, ...all });
    expect(write(read(written) as Scenario)).toBe(written);
  });
  test('lists its tables by size', () => {
    expect(sizesOf(scenario({}, { 10: SIX, 6: SIX, 26: SIX }))).toEqual(['6', '10', '26']);
  });
  test.each([
    ['no JSON', '{'],
    ['a list', '[]'],
    ['nothing', ''],
    ['a number', '7'],
    ['a field that there is not', file({ colour: 'red' })],
    ['a field of the prototype', file({ constructor: 1 })],
    ['a vote that there is not', file({ vote: { threshold: 'all' } })],
    ['a number as a text', file({ first_shot: '2' })],
    ['a number that is too large', file({ first_shot: 11 })],
    ['half a shot', file({ first_shot: 1.5 })],
    ['a word for yes', file({ chaos: 'yes' })],
    ['cards that are no list', file({ cards: 'census' })],
    ['a role that is a number', file({}, { 6: { ...SIX, mafia: [7] } })],
    ['a fourth side', file({}, { 6: { ...SIX, police: [] } })],
    ['a table without a city', file({}, { 6: { mafia: [] } })],
    ['a table for five', file({}, { 5: SIX })],
    ['a table for 06', file({}, { '06': SIX })],
    ['a name that stands twice', file().replace('"name"', '"name":"a:b","name"')],
    ['a table that stands twice', file().replace('{"6"', '{"6":{"mafia":[],"city":[]},"6"')],
  ])('with %s is nothing for the form', (_, text) => {
    expect(read(text)).toBeNull();
  });
  test('may have colons and quotation marks in its name', () => {
    const odd = JSON.stringify({ name: 'a: "b" \\ {c: d}', table: { 6: SIX } });
    expect(read(odd)?.name).toBe('a: "b" \\ {c: d}');
  });
  test('is read with roles that there are not, for the form shows them', () => {
    expect(scenario({}, { 6: { ...SIX, mafia: ['emperor'] } }).table['6']?.mafia).toEqual(['emperor']);
  });
});

describe('a table', () => {
  test('counts a role where it stands', () => {
    expect(withCount(['a', 'b', 'a', 'c'], 'a', 3)).toEqual(['a', 'a', 'a', 'b', 'c']);
    expect(withCount(['a', 'b'], 'b', 0)).toEqual(['a']);
    expect(withCount(['a'], 'z', 2)).toEqual(['a', 'z', 'z']);
    expect(counted(['a', 'b', 'a'], 'a')).toBe(2);
  });
  test('is filled with citizens, and loses no other role', () => {
    const row = { mafia: ['boss'], city: ['doctor'], independent: [] };
    expect(filled(row, 6).city).toEqual(['doctor', 'citizen', 'citizen', 'citizen', 'citizen']);
    expect(total(filled(filled(row, 12), 6))).toBe(6);
    expect(filled({ mafia: ['boss', 'nato'], city: ['doctor'], independent: [] }, 2).city).toEqual(['doctor']);
  });
  test('of another size is made from the nearest one', () => {
    const two = scenario({}, { 6: SIX, 12: { mafia: ['boss', 'nato', 'mafioso'], city: Array<string>(9).fill('citizen') } });
    expect(tableFor(two, 7).mafia).toEqual(['boss']);
    expect(tableFor(two, 11).mafia).toEqual(['boss', 'nato', 'mafioso']);
    for (const seats of [6, 9, 20, 26]) expect(total(tableFor(two, seats))).toBe(seats);
  });
  test('to begin with has as many roles as players', () => {
    const row = blank('x').table['8'];
    expect(row && total(row)).toBe(8);
    expect(write(blank('x')).length).toBeLessThan(200);
  });
});
