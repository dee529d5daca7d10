/** What the board says, in three languages. */
import { describe, expect, test } from 'vitest';
import { actionOf, actionsOf, inPlay } from './characters';
import { beats, headline, ranked } from './ending';
import { offers } from './legal';
import { middle, places } from './places';
import { nameList, promptOf } from './prompts';
import { sceneOf } from './stack';
import { LANGS, bare, frame, names, texts, view } from './testing';

const scene = (name: string) => sceneOf(view(name), (key) => actionOf(view(name), key)?.claim);

describe.each(LANGS)('in %s', (lang) => {
  const t = texts(lang);
  test.each(names)('“%s” has a prompt for who is asked and for who waits', (name) => {
    for (const ask of [frame(name).ask, null]) {
      const said = promptOf(frame(name), view(name), ask, t);
      expect(said).not.toMatch(/^(ask|wait|end|word)-|\{|\u2068\u2069/);
    }
  });
  test.each(names)('everything that can be done in “%s” has words', (name) => {
    const table = view(name);
    const keys = [
      ...actionsOf(table).flatMap(({ key }) => [`action-${key}`, `action-help-${key}`]),
      ...inPlay(table).flatMap((role) => [`card-${role}`, `card-letter-${role}`, `card-help-${role}`, `role-${role}`]),
      ...offers(table, 0).flatMap(({ why }) => (why ? [`why-${why.key}`] : [])),
    ];
    expect(keys.filter((key) => !t.has(key))).toEqual([]);
  });
  test('the letters of a set differ', () => {
    for (const name of ['turn10', 'g54', 'g54_turn3', 'general', 'react']) {
      const letters = inPlay(view(name)).map((role) => t.say(`card-letter-${role}`));
      expect(new Set(letters).size).toBe(letters.length);
    }
  });
});

describe('the prompt', () => {
  const en = texts('en');
  const said = (name: string) => bare(promptOf(frame(name), view(name), frame(name).ask, en));
  test('names claimant and character', () => expect(said('doubt')).toMatch(/Kian.*Captain/));
  test('names what is blocked', () => expect(said('block')).toMatch(/Kian.*Steal/));
  test('names the denial of an embezzler', () => expect(said('embezzle')).toMatch(/Kian.*no Duke/i));
  test('names the card only to who may see it', () => expect(said('examine')).toMatch(/Omid.*Captain/));
  test('names all who are waited for', () => expect(said('claimed')).toMatch(/Omid.*Mina.*Kian/));
  test('lists names of several scripts in the direction of the language', () => {
    expect(
      nameList(
        texts('fa').withNames(() => 'Дима'),
        [1, 2],
      ),
    ).toMatch(/^\u200fДима\u200f.+Дима\u200f$/);
    expect(
      nameList(
        texts('ru').withNames(() => 'سارا'),
        [1, 2],
      ),
    ).toMatch(/^\u200eسارا\u200e.+سارا\u200e$/);
    expect(nameList(texts('ru'), [1])).toBe('Omid');
  });
  test('says that the answer is given', () =>
    expect(said('answered')).toBe('You have answered. Waiting for the others.'));
  test('counts what the fallen left', () => expect(said('lawyer')).toMatch(/^2 coins/));
});

describe('the middle of the table', () => {
  test('holds the claim, tied to who makes it and to whom it is aimed at', () => {
    expect(scene('doubt')).toMatchObject({ by: 3, role: 'captain', at: [0], action: 'steal', open: true });
  });
  test('holds a block, tied to whose action it stops', () => {
    expect(scene('doubt_block')).toMatchObject({ by: 2, role: 'duke', at: [3], blocks: true });
  });
  test('holds a denial as a denial', () => expect(scene('embezzle')).toMatchObject({ role: 'duke', denies: true }));
  test('holds an action that claims nothing, and all whom a general means', () => {
    expect(scene('lose')).toMatchObject({ role: '', action: 'coup', at: [0] });
    expect(scene('general')).toMatchObject({ role: 'general', at: [2, 3, 4, 0] });
  });
  test('says how the claim ended while the action lasts', () => {
    expect(scene('proved')).toMatchObject({ role: 'duke', open: false, ending: 'shown' });
    expect(scene('block')).toMatchObject({ role: 'captain', open: false, ending: 'believed' });
  });
  test('is empty before an action', () => expect(scene('turn')).toMatchObject({ role: '', action: '', by: 0 }));
});

describe('seats around the table', () => {
  test('go clockwise from the viewer’s left', () => {
    expect(places(3).map(({ row, column }) => [row, column])).toEqual([
      [1, 1],
      [1, 2],
      [1, 3],
    ]);
    expect(places(9).map(({ column }) => column)).toEqual([1, 1, 1, 1, 2, 3, 3, 3, 3]);
    expect(places(9).map(({ row }) => row)).toEqual([4, 3, 2, 1, 1, 1, 2, 3, 4]);
  });
  test.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])('%i of them have a place each, and the middle is free', (others) => {
    const spots = places(others);
    expect(new Set(spots.map(({ row, column }) => `${row}/${column}`)).size).toBe(others);
    const [top, from, bottom, to] = middle(others).split(' / ').map(Number) as [number, number, number, number];
    const inside = spots.filter(({ row, column }) => row >= top && row < bottom && column >= from && column < to);
    expect(inside).toEqual([]);
  });
});

describe('the end', () => {
  test('names the last one left, and speaks to them', () => {
    const en = texts('en');
    expect(bare(headline([1], 0, en))).toMatch(/Omid/);
    expect(bare(headline([0], 0, en))).toMatch(/You win/);
  });
  test('turns the hidden cards, the winner’s last', () => {
    expect(ranked(view('over4'))).toEqual([0, 1, 2, 3]);
    expect(beats(view('over4')).at(-1)).toBe(0);
  });
});
