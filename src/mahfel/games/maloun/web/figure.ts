/** What a block of the rulebook asks to be drawn. */
import type { Event, RuleExample, RuleFigure } from '$shell/protocol';
import type { MalounView } from './view';

export type Picture =
  | { kind: 'cards'; cards: string[] }
  | { kind: 'play'; people: string[]; events: Event[]; after: MalounView };

interface Worked {
  people?: string[];
  events?: Event[];
  after?: MalounView;
}

/** The picture of a block; null when it asks for nothing that is known here. */
export function pictureOf(block: RuleFigure | RuleExample): Picture | null {
  if (block.kind === 'figure') {
    const { cards } = block.figure as { cards?: string[] };
    return cards ? { kind: 'cards', cards } : null;
  }
  const { people = [], events, after } = block.example as Worked;
  return events && after ? { kind: 'play', people, events, after } : null;
}

/** What happened in between is told; what only sets the table is not. */
const UNTOLD = new Set(['turn_began', 'dealt']);

export const told = (events: readonly Event[]): Event[] => events.filter((event) => !UNTOLD.has(event.type));
