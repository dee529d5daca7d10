/** The board says what the engine allows and counts as the engine counts. */
import { describe, expect, test } from 'vitest';
import { FAMILIES, ROLES, cardOf, idOf, statusOf, weigh } from './court';
import { signOf } from './drawings';
import { hallOf, spiesOf, standings, weightIn, worth } from './hall';
import { choices, guarded, places, victims, type Choice } from './legal';
import { fulfilled, missionOf } from './missions';
import { asked, ended, legal, names, view } from './testing';

function notate({ card, where, victim }: Choice): string {
  const text = `${card}>${where.other ?? where.zone}${victim ? `!${victim.id}` : ''}`;
  return victim?.side ? `${text}@${victim.side}` : text;
}

describe('a turn', () => {
  test.each(asked)('offers in “%s” exactly what the engine allows', (name) => {
    expect(choices(view(name)).map(notate).sort()).toEqual([...legal(name)].sort());
  });
  test('offers nothing to whoever waits, watches or has finished', () => {
    for (const name of names.filter((it) => !asked.includes(it))) expect(choices(view(name))).toEqual([]);
  });
  test('leaves out what has been used', () => {
    expect(places(view('first4')).map(({ zone }) => zone)).toEqual([
      'above',
      'below',
      'own',
      'opponent',
      'opponent',
      'opponent',
    ]);
    expect(places(view('last4'))).toHaveLength(legal('last4').length);
  });
  test('takes both sides of the table for one zone', () => {
    const [above, below] = places(view('kill4'));
    expect(above?.zone).toBe('above');
    expect(victims(view('kill4'), above!)).toEqual(victims(view('kill4'), below!));
    const sides = new Set(victims(view('kill4'), above!).map(({ side }) => side));
    expect([...sides].sort()).toEqual(['above', 'below']);
  });
  test('finds nobody to remove where only guards lie, and says that it is because of them', () => {
    for (const where of places(view('guards'))) {
      expect(victims(view('guards'), where)).toEqual([]);
      expect(guarded(view('guards'), where)).toBe(true);
    }
    for (const where of places(view('first4'))) expect(guarded(view('first4'), where)).toBe(false);
  });
  test('names a spy by its number alone', () => {
    const spies = asked.flatMap((name) => choices(view(name)).flatMap(({ victim }) => victim ?? []));
    const hidden = spies.filter(({ id }) => id.startsWith('spy'));
    expect(hidden.length).toBeGreaterThan(0);
    for (const { id, side } of hidden) expect([/^spy-\d+$/.test(id), side]).toEqual([true, null]);
  });
});

describe('the end', () => {
  test.each(ended)('of “%s” is reckoned as the engine reckons it', (name) => {
    const table = view(name);
    const { families = [], accounts = [] } = table.reckoning ?? {};
    const hall = hallOf(table, spiesOf(table));
    expect(standings(hall)).toEqual(families);
    expect(accounts.map((_, seat) => worth(hall, seat))).toEqual(
      accounts.map(({ points }) => points.reduce((sum, it) => sum + it, 0)),
    );
    for (const [seat, { weights, missions }] of accounts.entries()) {
      expect(FAMILIES.map((_, family) => weightIn(hall.domains[seat], family))).toEqual(weights);
      const pair = table.shown_missions?.[seat] ?? ['', ''];
      const nobles = table.options.mission_noble_weight !== false;
      expect(pair.map((mission) => (fulfilled(mission, hall, seat, nobles) ? 3 : 0))).toEqual(missions);
    }
  });
  test('counts a spy for nobody before it is turned up', () => {
    const table = view('over2');
    const sum = (turned: ReadonlyMap<number, number>) =>
      hallOf(table, turned).domains.flatMap((place) => place.families.flat()).length;
    const inDomains = table.players.reduce((all, player) => all + (player.spies?.length ?? 0), 0);
    expect(inDomains).toBeGreaterThan(0);
    expect(sum(spiesOf(table)) - sum(new Map())).toBe(inDomains);
  });
});

describe('missions', () => {
  const hall = (domains: string[][], below: string[] = []) => {
    const place = (cards: string[]) => ({
      families: FAMILIES.map((_, family) =>
        cards.filter((id) => cardOf(id).family === family).map((id) => ({ role: cardOf(id).role, spy: 0 })),
      ),
      spies: [],
    });
    return { above: place([]), below: place(below), domains: domains.map(place) };
  };
  test('that compare want strictly fewer, a noble for two unless the table agreed otherwise', () => {
    const two = hall([['hares-noble'], ['hares-plain', 'hares-guard']]);
    expect([fulfilled('fewer-hares', two, 0, true), fulfilled('fewer-hares', two, 0, false)]).toEqual([false, true]);
    expect(fulfilled('fewer-toads', two, 0, true)).toBe(false);
  });
  test('look at the left neighbour, who comes next', () => {
    const three = hall([[], ['toads-plain'], []]);
    expect([0, 1, 2].map((seat) => fulfilled('fewer-toads', three, seat, true))).toEqual([true, false, false]);
  });
  test('count roles piece by piece, and spies that still lie face down', () => {
    const full = hall([['hares-noble', 'toads-noble', 'carps-noble', 'carps-assassin', 'toads-assassin'], []]);
    expect(fulfilled('three_nobles', full, 0, true)).toBe(true);
    expect(fulfilled('two_assassins', full, 0, true)).toBe(true);
    expect(fulfilled('four_guards', full, 0, true)).toBe(false);
    full.domains[0]!.spies = [1, 2, 3] as never;
    expect(fulfilled('three_spies', full, 0, true)).toBe(true);
  });
  test('about the table look below it', () => {
    const five = hall([[], []], ['carps-noble', 'carps-noble', 'carps-guard', 'toads-plain']);
    expect(fulfilled('five_below', five, 0, true)).toBe(true);
    expect(fulfilled('five_below', five, 0, false)).toBe(false);
    expect(fulfilled('all_below', five, 0, true)).toBe(false);
    expect(fulfilled('disgraced-carps', five, 0, true)).toBe(true);
    expect(fulfilled('disgraced-hares', five, 0, true)).toBe(false);
    expect(fulfilled('two_disgraced', five, 0, true)).toBe(true);
    expect(fulfilled('few_esteemed', five, 0, true)).toBe(true);
    const all = hall([[], []], FAMILIES.map((family) => `${family}-plain`));
    expect(fulfilled('all_below', all, 0, true)).toBe(true);
  });
  test('are taken apart by name', () => {
    expect(missionOf('disgraced-stags')).toEqual({ kind: 'disgraced', family: 4 });
    expect(missionOf('all_below')).toEqual({ kind: 'all_below', family: null });
  });
});

test('cards are what they are called, and weigh what they are', () => {
  expect(cardOf('nightingales-spy')).toEqual({ family: 2, role: 'spy' });
  expect(idOf(5, 'noble')).toBe('carps-noble');
  expect(weigh(['noble', 'plain', 'guard', 'spy'])).toBe(5);
  expect([statusOf(0, 0), statusOf(2, 1), statusOf(1, 2)]).toEqual(['neutral', 'esteemed', 'disgraced']);
});

test('families and roles are all drawn, each in its own way', () => {
  const drawn = [...FAMILIES, ...ROLES, 'spy', 'queen'].map((name) => JSON.stringify(signOf(name)));
  expect(new Set(drawn).size).toBe(12);
});
