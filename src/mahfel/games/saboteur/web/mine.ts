/** The mine as a viewer sees it: what lies where, where light comes, where a goal lies face down. */
import { RIGHT, SIDES, STEP, groupsOf, isGoal, listed, openOf, opposite, reach } from './tiles';
import { PLACES, type Place, type SaboteurView } from './view';

export interface Spot {
  x: number;
  y: number;
}

export interface Laid extends Spot {
  card: string;
  turned: boolean;
  /** Mouths that are joined to the start. */
  light: number;
}

export interface Mine {
  cells: ReadonlyMap<string, Laid>;
  /** Goals that do not lie in the mine yet, by cell. */
  hidden: ReadonlyMap<string, Place>;
  /** A face-down goal asks for a mouth beside it. */
  goalsOpen: boolean;
}

export const GOAL_SPOTS: Readonly<Record<Place, Spot>> = {
  top: { x: 8, y: -2 },
  middle: { x: 8, y: 0 },
  bottom: { x: 8, y: 2 },
};

export const keyOf = ({ x, y }: Spot): string => `${x},${y}`;
export const beside = ({ x, y }: Spot, side: number): Spot => {
  const [dx, dy] = STEP[side] ?? [0, 0];
  return { x: x + dx, y: y + dy };
};

const START: Laid = { x: 0, y: 0, card: 'START', turned: false, light: 15 };

type Sighted = Pick<SaboteurView, 'mine' | 'options'>;

export function mineOf({ mine, options }: Sighted): Mine {
  const cells = new Map([[keyOf(START), START]]);
  for (const [x, y, card, turned, light] of mine) cells.set(keyOf({ x, y }), { x, y, card, turned, light });
  const down = PLACES.filter((place) => !cells.has(keyOf(GOAL_SPOTS[place])));
  const hidden = new Map(down.map((place) => [keyOf(GOAL_SPOTS[place]), place] as const));
  return { cells, hidden, goalsOpen: options.hidden_goal_is_open ?? false };
}

export const isLit = (laid: Laid): boolean => laid.light !== 0;

/** Where light comes in all of a mine: the mouths of each card that are joined to the start. */
export function shine(cells: ReadonlyMap<string, Laid>): Map<string, number> {
  const light = new Map<string, number>();
  const waiting: [Laid, number][] = [[START, 15]];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [laid, entered] = next;
    const was = light.get(keyOf(laid)) ?? 0;
    const fresh = reach(laid.card, laid.turned, entered) & ~was;
    if (!fresh) continue;
    light.set(keyOf(laid), was | fresh);
    for (const side of listed(fresh)) {
      const other = cells.get(keyOf(beside(laid, side)));
      if (other && openOf(other.card, other.turned) & opposite(side)) waiting.push([other, opposite(side)]);
    }
  }
  return light;
}

/** What a card laid there would do. */
export interface Outlook {
  /** Cards that would be joined to the start again, the new one not among them. */
  joined: Laid[];
  /** Face-down goals that would be turned up, as far as can be known. */
  goals: Place[];
  /** Free cells to which it would lead. */
  onward: number;
}

export function outlook(mine: Mine, spot: Spot, card: string, turned: boolean): Outlook {
  const cells = new Map(mine.cells).set(keyOf(spot), { ...spot, card, turned, light: 0 });
  const light = shine(cells);
  const joined = [...mine.cells.values()].filter((laid) => !isLit(laid) && light.get(keyOf(laid)));
  const goals = new Set<Place>();
  const onward = new Set<string>();
  for (const laid of [{ ...spot, card, turned, light: 0 }, ...joined]) {
    for (const side of listed(light.get(keyOf(laid)) ?? 0)) {
      const next = keyOf(beside(laid, side));
      const goal = mine.hidden.get(next);
      if (goal) goals.add(goal);
      else if (!cells.has(next)) onward.add(next);
    }
  }
  return { joined, goals: [...goals], onward: onward.size };
}

/** The cards that would be cut off by a rockfall there. */
export function wouldDarken(mine: Mine, spot: Spot): Laid[] {
  const cells = new Map(mine.cells);
  cells.delete(keyOf(spot));
  const light = shine(cells);
  return [...cells.values()].filter((laid) => isLit(laid) && !light.get(keyOf(laid)));
}

/** The tunnels that a rockfall may take: neither the start nor a goal. */
export const tunnelsIn = (mine: Mine): Laid[] =>
  [...mine.cells.values()].filter(({ card }) => card !== START.card && !isGoal(card));

/** The lit way from the start to a cell, start and cell included; empty when there is none. */
export function wayTo(mine: Mine, goal: Spot): Laid[] {
  const from = new Map<string, Laid | null>([[keyOf(START), null]]);
  const waiting: Laid[] = [START];
  for (let laid = waiting.shift(); laid; laid = waiting.shift()) {
    if (keyOf(laid) === keyOf(goal)) {
      const way: Laid[] = [];
      for (let at: Laid | null = laid; at; at = from.get(keyOf(at)) ?? null) way.unshift(at);
      return way;
    }
    for (const side of SIDES) {
      const next = mine.cells.get(keyOf(beside(laid, side)));
      if (!next || from.has(keyOf(next)) || !leads(laid, side) || !leads(next, opposite(side))) continue;
      from.set(keyOf(next), laid);
      waiting.push(next);
    }
  }
  return [];
}

/** A lit mouth of a card that leads on inside it. */
function leads({ card, turned, light }: Laid, side: number): boolean {
  return (light & side) !== 0 && groupsOf(card, turned).some((group) => group & side && group !== side);
}

/** The side by which light enters the newly lit cells, in the order in which they were lit. */
export function entrances(mine: Mine, lit: readonly Spot[]): Map<string, number> {
  const late = new Map(lit.map((spot, step) => [keyOf(spot), step] as const));
  const found = new Map<string, number>();
  for (const spot of lit) {
    const laid = mine.cells.get(keyOf(spot));
    const step = late.get(keyOf(spot)) ?? 0;
    const entering = SIDES.find((side) => {
      const other = mine.cells.get(keyOf(beside(spot, side)));
      const earlier = late.get(keyOf(beside(spot, side))) ?? -1;
      return laid && other && earlier < step && laid.light & side && other.light & opposite(side);
    });
    found.set(keyOf(spot), entering ?? RIGHT);
  }
  return found;
}
