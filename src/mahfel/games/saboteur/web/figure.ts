/** What a block of the rulebook asks to be drawn. */
import type { Event, Frame, RuleExample, RuleFigure } from '$shell/protocol';
import type { SaboteurView } from './view';

export interface Share {
  gold: number[];
  loose: number;
}

export type Picture =
  | { kind: 'cards'; cards: string[] }
  | { kind: 'turns'; people: string[]; events: Event[]; before: SaboteurView; after: SaboteurView }
  | { kind: 'places'; people: string[]; card: string; places: [number, number, boolean][]; before: SaboteurView }
  | { kind: 'wages'; wage: number; shares: Share[] };

interface Worked {
  people?: string[];
  card?: string;
  events?: Event[];
  places?: [number, number, boolean][];
  shares?: Share[];
  wage?: number;
  before?: SaboteurView;
  after?: SaboteurView;
}

/** The picture of a block; null when it asks for nothing that is known here. */
export function pictureOf(block: RuleFigure | RuleExample): Picture | null {
  if (block.kind === 'figure') {
    const { cards } = block.figure as { cards?: string[] };
    return cards ? { kind: 'cards', cards } : null;
  }
  const { people = [], card, events, places, shares, wage = 0, before, after } = block.example as Worked;
  if (shares) return { kind: 'wages', wage, shares };
  if (places && card && before) return { kind: 'places', people, card, places, before };
  return events && before && after ? { kind: 'turns', people, events, before, after } : null;
}

/** What happened is told; what is dealt and drawn on the way is not. */
const UNTOLD = new Set(['dealt', 'drew', 'pool_seen', 'round_began']);

export const toldOf = (events: readonly Event[]): Event[] => events.filter((event) => !UNTOLD.has(event.type));

/** A table with nobody's presence to tell of, for pieces that want a frame. */
export const NO_TABLE = { table: { seats: [] }, waiting: [] } as unknown as Frame;
