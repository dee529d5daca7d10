/** Path cards as they are printed: which sides have a mouth, and which mouths are joined inside. See `mine/shapes.py`. */

/** Sets of sides as bits. */
export const TOP = 1;
export const RIGHT = 2;
export const BOTTOM = 4;
export const LEFT = 8;
export const SIDES: readonly number[] = [TOP, RIGHT, BOTTOM, LEFT];
const LETTERS = 'TRBL';

/** From a cell to its neighbour on each side: columns to the right, rows down. */
export const STEP: Readonly<Record<number, readonly [number, number]>> = {
  [TOP]: [0, -1],
  [RIGHT]: [1, 0],
  [BOTTOM]: [0, 1],
  [LEFT]: [-1, 0],
};

/** The sides after half a turn: top for bottom, right for left. */
export const halfTurn = (sides: number): number => ((sides << 2) | (sides >> 2)) & 15;

/** The side that touches a side of the neighbour. */
export const opposite = halfTurn;

const bits = (letters: string) => [...letters].reduce((set, letter) => set | (1 << LETTERS.indexOf(letter)), 0);
const through = (open: string): readonly number[] => [bits(open)];
const deadEnd = (open: string): readonly number[] => [...open].map(bits);

const START = 'START';

/** The joined mouths of each card as it lies unturned; the first sixteen are the tunnels of the draw pile. */
const GROUPS: Readonly<Record<string, readonly number[]>> = {
  X4: through('TRBL'),
  TV: through('TBL'),
  TH: through('TRL'),
  SV: through('TB'),
  SH: through('RL'),
  CR: through('TR'),
  CL: through('TL'),
  D4: deadEnd('TRBL'),
  DTV: deadEnd('TBL'),
  DTH: deadEnd('TRL'),
  DSV: deadEnd('TB'),
  DSH: deadEnd('RL'),
  DCR: deadEnd('TR'),
  DCL: deadEnd('TL'),
  D1V: deadEnd('T'),
  D1H: deadEnd('R'),
  [START]: through('TRBL'),
  GOLD: through('TRBL'),
  STONE_R: through('TR'),
  STONE_L: through('TL'),
};

const GOALS = new Set(['GOLD', 'STONE_R', 'STONE_L']);
export const TUNNELS: readonly string[] = Object.keys(GROUPS).filter((card) => card !== START && !GOALS.has(card));
const KNOWN = new Set(TUNNELS);

export const isTunnel = (card: string): boolean => KNOWN.has(card);
export const isGoal = (card: string): boolean => GOALS.has(card);

/** The joined mouths of a card as it lies. */
export function groupsOf(card: string, turned: boolean): readonly number[] {
  const groups = GROUPS[card] ?? [];
  return turned ? groups.map(halfTurn) : groups;
}

/** All mouths of a card as it lies. */
export const openOf = (card: string, turned: boolean): number =>
  groupsOf(card, turned).reduce((all, group) => all | group, 0);

/** The mouths one comes to when one enters a card by these sides. */
export const reach = (card: string, turned: boolean, entered: number): number =>
  groupsOf(card, turned).reduce((found, group) => (group & entered ? found | group : found), 0);

/** No mouth leads to another. */
export const isDeadEnd = (card: string): boolean => isTunnel(card) && groupsOf(card, false).every(isSingle);

/** Half a turn changes nothing about the card. */
export function isSymmetric(card: string): boolean {
  const groups = groupsOf(card, false);
  return groupsOf(card, true).every((group) => groups.includes(group));
}

const isSingle = (sides: number) => (sides & (sides - 1)) === 0;

/** The single sides of a set. */
export const listed = (sides: number): number[] => SIDES.filter((side) => sides & side);
