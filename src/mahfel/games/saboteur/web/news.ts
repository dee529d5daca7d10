/** What has just changed in the mine, as the events of a frame tell it: for the eye only. */
import type { Event, Seat } from '$shell/protocol';
import { GOAL_SPOTS, keyOf, type Spot } from './mine';
import type { Place, SaboteurView } from './view';

export interface News {
  /** The tunnel laid last. */
  laid: Spot | null;
  by: Seat | null;
  /** Cells in the order in which the light reaches them. */
  lit: readonly Spot[];
  /** Goals that were turned up. */
  turned: ReadonlySet<string>;
  /** The cell that a rock fell on, and those that lie in the dark by it. */
  fallen: Spot | null;
  dark: ReadonlySet<string>;
  /** The round that has just ended, if one has. */
  ended: number | null;
  /** What the viewer has just seen on a map. */
  saw: { goal: Place; card: string } | null;
}

/** How a tunnel is being lit at this moment: after how many others, and from which side. */
export interface Kindle {
  step: number;
  entering: number;
}

export const NO_NEWS: News = {
  laid: null,
  by: null,
  lit: [],
  turned: new Set(),
  fallen: null,
  dark: new Set(),
  ended: null,
  saw: null,
};

const spots = (cells: unknown): Spot[] =>
  Array.isArray(cells) ? (cells as [number, number][]).map(([x, y]) => ({ x, y })) : [];
const spot = ({ x, y }: Event): Spot => ({ x: x as number, y: y as number });

/** The last tunnel laid or taken away since a round began; of a mine that is not there any more nothing is told. */
export function newsOf(events: readonly Event[], view: SaboteurView): News {
  let news = NO_NEWS;
  let ended: number | null = null;
  let saw: News['saw'] = null;
  for (const event of events) {
    if (event.type === 'round_began') [news, saw] = [NO_NEWS, null];
    else if (event.type === 'map_read' && typeof event['card'] === 'string' && event['card'] !== '')
      saw = { goal: event['goal'] as Place, card: event['card'] };
    else if (event.type === 'round_ended') ended = event['n'] as number;
    else if (event.type === 'dug')
      news = { ...NO_NEWS, laid: spot(event), by: event.seat ?? null, lit: spots(event['lit']) };
    else if (event.type === 'goal_turned')
      news = { ...news, turned: new Set([...news.turned, keyOf(GOAL_SPOTS[event['goal'] as Place])]) };
    else if (event.type === 'fell')
      news = { ...NO_NEWS, fallen: spot(event), by: event.seat ?? null, dark: new Set(spots(event['dark']).map(keyOf)) };
  }
  const here = new Set(view.mine.map(([x, y]) => keyOf({ x, y })));
  return { ...news, lit: news.lit.filter((it) => here.has(keyOf(it))), ended, saw };
}

/** Milliseconds from one lit cell to the next, as the drawing has it. */
export const STEP = 170;

/** How long the light runs. */
export const runs = (news: News): number => (news.lit.length === 0 ? 0 : news.lit.length * STEP + 400);
