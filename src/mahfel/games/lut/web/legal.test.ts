/** The board says what the engine allows. */
import { describe, expect, test } from 'vitest';
import type { Move } from '$shell/protocol';
import { ORDER, cardOf, rows, stacks } from './cards';
import { upshot, everyMove, hindrance, keeps, stuck, targets } from './legal';
import { coinsOf, holdOf, otherSides, partnerOf, turnsUntil } from './sides';
import { caravan, frame, legal, names, view } from './testing';

const turns = names.filter((name) => frame(name).ask !== null);

function notate(move: Move): string {
  const words = (...fields: string[]) => fields.map((field) => String(move[field])).join('');
  switch (move.type) {
    case 'caravan':
      return `caravan:${words('value')}`;
    case 'bandit':
      return `bandit:${words('colour', 'strength')}:${words('caravan')}`;
    case 'chief':
      return `chief:${words('colour')}:${words('caravan')}`;
    case 'karvansalar':
      return `karvansalar:${words('caravan')}`;
    case 'discard':
      return `discard:${words('card')}`;
    default:
      return move.type;
  }
}

describe('what can be chosen', () => {
  test.each(turns)('in “%s” is exactly what the engine allows', (name) => {
    expect(everyMove(view(name)).map(notate).sort()).toEqual([...legal(name)].sort());
  });
  test('is tried with every option: some positions forbid, some are stuck, some have no pile', () => {
    expect(legal('forbid').length).toBeLessThan(legal('turn').length);
    expect(legal('stuck').every((move) => move.startsWith('discard'))).toBe(true);
    expect(legal('not_stuck').some((move) => move.startsWith('discard'))).toBe(false);
    expect(legal('empty').some((move) => move.startsWith('discard'))).toBe(true);
    expect(legal('team')).toContain('after_you');
    expect(legal('bare')).toEqual(['draw']);
  });
});

describe('a caravan says why not', () => {
  const why = (name: string, card: string, id: number) => hindrance(view(name), 0, card, caravan(name, id));
  test('where one’s own colour is another', () => {
    expect(why('turn', 'hawk2', 1)).toEqual({ key: 'second_colour', colour: 'wolf' });
  });
  test('where another side fights in that colour', () => {
    expect(why('turn', 'hawk2', 5)).toEqual({ key: 'colour_taken', colour: 'hawk' });
  });
  test('where no bandit of the chief’s gang lies', () => {
    expect(why('turn', 'wolf_chief', 3)).toEqual({ key: 'no_bandit', colour: 'wolf' });
    expect(why('turn', 'wolf_chief', 1)).toBeNull();
  });
  test('where the caravan is another’s, for the caravan master', () => {
    expect(why('master', 'karvansalar', 1)).toEqual({ key: 'not_yours' });
    expect(why('master', 'karvansalar', 2)).toBeNull();
  });
  test('where a chief lies and the table lets no bandit follow', () => {
    expect(why('forbid', 'viper4', 3)).toEqual({ key: 'closed' });
    expect(why('turn', 'viper4', 3)).toBeNull();
  });
  test('to a fifth side that finds every colour taken', () => {
    const held = view('five').players[0]?.hand ?? [];
    const reasons = held.filter((card) => cardOf(card).kind === 'bandit').map((card) => why('five', card, 4)?.key);
    expect(new Set(reasons)).toEqual(new Set(['colour_taken']));
  });
});

describe('what a card would do', () => {
  const effects = (card: string, id: number) => upshot(view('turn'), card, caravan('turn', id));
  test('adds up one’s own strength and compares it', () => {
    expect(effects('wolf3', 1)).toEqual({ total: 5, standing: 'leads', decided: false });
    expect(effects('wolf1', 1)).toEqual({ total: 3, standing: 'level', decided: false });
    expect(effects('wolf3', 2)).toEqual({ total: 3, standing: 'behind', decided: false });
  });
  test('changes nothing where a chief decides', () => {
    expect(effects('viper4', 3)).toEqual({ total: 6, standing: 'behind', decided: true });
  });
  test('is the upper hand for a chief', () => {
    expect(effects('wolf_chief', 1).standing).toBe('leads');
  });
  test('is what the engine then says', () => {
    const after = view('played').caravans.find(({ id }) => id === 1);
    expect(after?.leader).toBe(0);
    expect(after?.fighters).toContainEqual([0, 'wolf', 5]);
  });
});

describe('throwing away', () => {
  test('waits for the pile to be used up, and never takes a caravan', () => {
    expect(keeps(view('turn'), 'wolf3')).toBe('pile_left');
    expect(keeps(view('empty'), 'wolf3')).toBeNull();
    expect(keeps(view('empty'), 'C5')).toBe('caravans_stay');
  });
  test('can be for those alone who are stuck', () => {
    expect(keeps(view('not_stuck'), 'wolf3')).toBe('not_stuck');
    expect(stuck(view('stuck'))).toBe(true);
    expect(keeps(view('stuck'), 'hawk3')).toBeNull();
  });
});

describe('sides', () => {
  test('come in turn order from the next one on, partners together', () => {
    expect(otherSides(view('turn'))).toEqual([1, 2, 3]);
    expect(otherSides(view('watch'))).toEqual([0, 1, 2, 3]);
    expect(otherSides(view('eight'))).toEqual([1, 2, 3]);
    expect(partnerOf(view('eight'))).toBe(1);
    expect(partnerOf(view('turn'))).toBeNull();
  });
  test('plunder when their turn begins: the one that acts now waits a whole round', () => {
    expect([0, 1, 2, 3].map((side) => turnsUntil(view('turn'), side))).toEqual([4, 1, 2, 3]);
    expect([0, 1, 2].map((side) => turnsUntil(view('team_second'), side))).toEqual([3, 1, 2]);
  });
  test('show their coins to themselves, and to others as the table agreed', () => {
    expect(coinsOf(view('turn'), 0)).toBe(4);
    expect(coinsOf(view('turn'), 1)).toBeNull();
    expect(coinsOf(view('shown'), 1)).toBe(10);
    expect(coinsOf(view('over'), 1)).toBe(17);
    expect(coinsOf(view('turn'), 1, true)).toBe(10);
    expect(coinsOf(view('watch'), 0)).toBeNull();
  });
  test('see a caravan as theirs, as another’s, as level, as unattacked, or as their own in danger', () => {
    const holds = (name: string) => view(name).caravans.map((it) => holdOf(view(name), it));
    expect(holds('turn')).toEqual(['theirs', 'threat', 'theirs', 'free', 'threat']);
    expect(holds('played')[0]).toBe('mine');
    expect(holds('watch').at(-1)).toBe('level');
  });
});

describe('a hand', () => {
  test('is held gang by gang, equal cards on each other', () => {
    const hand = view('many').players[0]?.hand ?? [];
    const held = stacks(hand);
    expect(held.map(({ card }) => card)).toEqual(ORDER.filter((card) => hand.includes(card)));
    expect(held.reduce((all, { count }) => all + count, 0)).toBe(hand.length);
    expect(held.find(({ card }) => card === 'hawk3')?.count).toBe(2);
  });
  test('is cut into rows that are as even as can be', () => {
    expect(rows([1, 2, 3], 8)).toEqual([[1, 2, 3]]);
    expect(rows(ORDER, 8).map((row) => row.length)).toEqual([7, 7, 7, 7]);
    expect(rows([], 8)).toEqual([[]]);
  });
  test('is named by every card there is', () => {
    expect(ORDER).toHaveLength(28);
    expect(targets(view('turn'), 'C5')).toEqual([]);
  });
});
