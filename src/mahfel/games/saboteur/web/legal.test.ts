/** What the board offers is what the engine allows, in its own positions. */
import { describe, expect, test } from 'vitest';
import type { Move } from '$shell/protocol';
import { canDig, frontier, goalsToSee, kindOf, misfit, movesOf, seatsFor, sites, toolsToPlay, unfit } from './legal';
import { mineOf, outlook, shine, tunnelsIn, wayTo, wouldDarken, type Mine } from './mine';
import { MINES, legal, mine, names, view } from './testing';
import { TUNNELS, halfTurn, isDeadEnd, isSymmetric, openOf } from './tiles';

/** A move in the engine's short notation. */
function notate(move: Move): string {
  const { type, card, x, y, turned, seat, tool, goal } = move as Record<string, string>;
  switch (type) {
    case 'dig':
      return `dig:${card}${turned ? '~' : ''}@${x},${y}`;
    case 'break':
      return `break:${tool}>${seat}`;
    case 'mend':
      return `mend:${card}>${seat}=${tool}`;
    case 'rockfall':
      return `rockfall:${x},${y}`;
    case 'map':
      return `map:${goal}`;
    default:
      return `pass:${card}`;
  }
}

/** The engine also takes a card turned that looks the same; the board offers it once. */
const once = (moves: string[]) =>
  moves.filter((move) => !/~@/.test(move) || !isSymmetric(/^dig:(\w+)~/.exec(move)?.[1] ?? ''));

function placed(of: Mine, card: string): string[] {
  return sites(of, card)
    .flatMap(({ x, y, plain, turned }) => [...(plain ? [`${x},${y}`] : []), ...(turned ? [`${x},${y}~`] : [])])
    .sort();
}

describe('the moves of a turn are those of the engine', () => {
  const turns = names.filter((name) => legal(name).length > 0 && view(name).phase === 'turn');
  test.each(turns)('in “%s”', (name) => {
    expect(movesOf(view(name)).map(notate).sort()).toEqual(once(legal(name)).sort());
  });
  test('of ten seats and of three', () => expect(turns.length).toBeGreaterThan(8));
});

describe('every card fits where the engine lets it lie', () => {
  test.each(Object.keys(MINES))('%s', (name) => {
    const expected = MINES[name]?.places ?? {};
    for (const card of TUNNELS) {
      const wanted = (expected[card] ?? '').split(' ').filter((it) => it !== '' && !(isSymmetric(card) && it.includes('~')));
      expect([card, ...placed(mine(name), card)]).toEqual([card, ...wanted.sort()]);
    }
  });
});

describe('the light', () => {
  test.each(Object.keys(MINES))('falls as the engine says: %s', (name) => {
    const { cells } = mine(name);
    const found = shine(cells);
    for (const [key, laid] of cells) expect([key, found.get(key) ?? 0]).toEqual([key, laid.light]);
  });
});

describe('the vectors', () => {
  const at = (x: number, y: number) => ({ x, y });
  const why = (name: string, card: string, x: number, y: number, turned = false) =>
    misfit(mine(Object.keys(MINES).find((it) => it.startsWith(name)) ?? ''), at(x, y), card, turned);
  test('V1: a flat straight beside the start, an upright one above it, not the other way round', () => {
    expect(why('V1', 'SH', 1, 0)).toBeNull();
    expect(why('V1', 'SH', 0, -1)).toBe('wall_to_the_light');
    expect(why('V1', 'SV', 0, -1)).toBeNull();
    expect(why('V1', 'SV', 1, 0)).toBe('wall_to_the_light');
  });
  test('V2: nothing lies where no neighbour is', () => expect(why('V1', 'SH', 2, 0)).toBe('not_connected'));
  test('V3: a bend fits beside the start in one of its two turns', () => {
    expect(why('V1', 'CR', 1, 0)).toBe('wall_to_the_light');
    expect(why('V1', 'CR', 1, 0, true)).toBeNull();
    expect(why('V1', 'CL', 1, 0)).toBeNull();
    expect(why('V1', 'CL', 1, 0, true)).toBe('wall_to_the_light');
  });
  test('V4, V5: beyond a dead end there is no light, and a wall of it is a wall', () => {
    expect(why('V4', 'SH', 2, 0)).toBe('not_connected');
    expect(why('V4', 'SV', 1, -1)).toBe('not_connected');
    expect(why('V4', 'X4', 1, -1)).toBe('not_connected');
  });
  test('V7: a wall may face a goal that lies face down, unless the table has agreed otherwise', () => {
    expect(why('V7 a wall', 'CL', 7, 0)).toBeNull();
    expect(why('V7 with open', 'CL', 7, 0)).toBe('does_not_fit');
    expect(why('V7 with open', 'SH', 7, 0)).toBeNull();
  });
  test('V9: the cell of the dead end is free again after a rockfall', () => {
    expect(why('V9 a dead end', 'X4', 7, 0)).toBe('taken');
    expect(why('V9 the dead end', 'X4', 7, 0)).toBeNull();
    expect(outlook(mine('V9 the dead end is taken away'), at(7, 0), 'X4', false).goals).toEqual(['middle']);
  });
  test('V10: a stone that lies open carries the way, and has to be matched', () => {
    const stone = mine('V10 a stone is a corner from then on').cells.get('8,0');
    expect(stone && openOf(stone.card, stone.turned)).toBe(12);
    expect(why('V10', 'SV', 8, 1)).toBeNull();
    expect(why('V10', 'SH', 8, 1)).toBe('wall_to_the_light');
    expect(why('V10', 'SV', 8, -1)).toBe('not_connected');
  });
  test('V13: a card between two goals turns up both', () => {
    const before = mineOf(view('two'));
    const cells = new Map(before.cells);
    for (const key of ['8,-1', '8,-2', '8,0']) cells.delete(key);
    const hidden = new Map([...before.hidden, ['8,-2', 'top'] as const, ['8,0', 'middle'] as const]);
    expect(outlook({ ...before, cells, hidden }, at(8, -1), 'TV', false).goals.sort()).toEqual(['middle', 'top']);
  });
});

describe('what comes of a tunnel', () => {
  test('a gap that is filled joins what was cut off', () => {
    const { joined } = outlook(mineOf(view('turn')), { x: 3, y: 1 }, 'X4', false);
    expect(joined.map(({ x, y }) => [x, y])).toEqual([
      [4, 1],
      [5, 1],
    ]);
  });
  test('a dead end leads nowhere, another card on', () => {
    const ends = mineOf(view('turn'));
    expect(outlook(ends, { x: 6, y: 0 }, 'DSH', false).onward).toBe(0);
    expect(outlook(ends, { x: 6, y: 0 }, 'TH', false).onward).toBe(2);
  });
  test('a rockfall cuts off all that hangs on a cell, and nothing that is joined another way', () => {
    const maze = mineOf(view('turn'));
    expect(wouldDarken(maze, { x: 2, y: 0 }).length).toBe(10);
    expect(wouldDarken(maze, { x: 6, y: -2 })).toEqual([]);
    expect(wouldDarken(maze, { x: 3, y: 0 })).toEqual([]);
  });
  test('the way to the treasure is found from the start on', () => {
    const way = wayTo(mineOf(view('draft')), { x: 8, y: 0 });
    expect(way.map(({ x }) => x)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
    expect(wayTo(mineOf(view('turn')), { x: 4, y: 1 })).toEqual([]);
  });
});

describe('actions', () => {
  test('a double mend asks which tool, a break never aims at oneself', () => {
    expect(toolsToPlay(view('broken'), 'mend_lamp_pick', 0)).toEqual(['lamp', 'pick']);
    expect(toolsToPlay(view('broken'), 'mend_lamp_pick', 3)).toEqual(['lamp']);
    expect(seatsFor(view('broken'), 'break_lamp')).toEqual([1, 2, 4]);
    expect(unfit(view('broken'), 'break_lamp', 0)).toBe('not_yourself');
    expect(unfit(view('broken'), 'break_lamp', 3)).toBe('already_broken');
    expect(unfit(view('broken'), 'mend_lamp_pick', 1)).toBe('not_broken');
    expect(unfit(view('broken'), 'X4', 1)).toBeNull();
  });
  test('nobody digs with a broken tool', () => {
    expect(canDig(view('broken'))).toBe(false);
    expect(canDig(view('turn'))).toBe(true);
    expect(canDig(view('watch'))).toBe(false);
  });
  test('a rock falls on tunnels only, a map shows goals that lie face down', () => {
    expect(tunnelsIn(mineOf(view('stone'))).some(({ card }) => card === 'START' || card.startsWith('STONE'))).toBe(false);
    expect(goalsToSee(mineOf(view('stone')))).toEqual(['top', 'bottom']);
    expect(goalsToSee(mineOf(view('turn')))).toEqual(['top', 'middle', 'bottom']);
  });
  test('a mine of dead ends offers no cell', () => expect(frontier(mineOf(view('stuck')))).toEqual([]));
  test.each([
    ['X4', 'dig'],
    ['D1H', 'dig'],
    ['break_pick', 'break'],
    ['mend_cart_pick', 'mend'],
    ['map', 'map'],
    ['rockfall', 'rockfall'],
  ])('%s is for “%s”', (card, kind) => expect(kindOf(card)).toBe(kind));
});

describe('the cards', () => {
  test('are sixteen kinds of tunnels, nine of them dead ends', () => {
    expect(TUNNELS).toHaveLength(16);
    expect(TUNNELS.filter(isDeadEnd)).toHaveLength(9);
    expect(TUNNELS.filter(isSymmetric)).toEqual(['X4', 'SV', 'SH', 'D4', 'DSV', 'DSH']);
  });
  test('come back after two half-turns', () => {
    for (const card of TUNNELS) {
      expect(openOf(card, true)).toBe(halfTurn(openOf(card, false)));
      expect(halfTurn(openOf(card, true))).toBe(openOf(card, false));
    }
  });
});
