/** What a block of the rulebook asks to be drawn. */
import type { Event, RuleExample, RuleFigure } from '$shell/protocol';
import type { CoupView } from './view';

export type Picture =
  | { kind: 'cards'; cards: string[] }
  | { kind: 'turns'; people: string[]; events: Event[]; before: CoupView; after: CoupView };

interface Worked {
  people?: string[];
  events?: Event[];
  before?: CoupView;
  after?: CoupView;
}

/** The picture of a block; null when it asks for nothing that is known here. */
export function pictureOf(block: RuleFigure | RuleExample): Picture | null {
  if (block.kind === 'figure') {
    const { cards } = block.figure as { cards?: string[] };
    return cards ? { kind: 'cards', cards } : null;
  }
  const { people = [], events, before, after } = block.example as Worked;
  return events && before && after ? { kind: 'turns', people, events, before, after } : null;
}

/** What happened in between is told; what only sets the table is not. */
const UNTOLD = new Set(['turn_began', 'dealt']);

export const told = (events: readonly Event[]): Event[] => events.filter((event) => !UNTOLD.has(event.type));
