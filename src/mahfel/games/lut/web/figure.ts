/** What a block of the rulebook asks to be drawn. */
import type { Event, RuleExample, RuleFigure } from '$shell/protocol';
import type { Account, LutView, OpenCaravan } from './view';

export type Picture =
  | { kind: 'cards'; cards: string[] }
  | { kind: 'raid'; people: string[]; events: Event[]; before: LutView; after: LutView }
  | { kind: 'reckoning'; people: string[]; caravans: OpenCaravan[]; accounts: Account[] };

interface Worked {
  kind?: string;
  people?: string[];
  events?: Event[];
  before?: LutView;
  after?: LutView;
  caravans?: OpenCaravan[];
  accounts?: Account[];
}

/** The picture of a block; null when it asks for nothing that is known here. */
export function pictureOf(block: RuleFigure | RuleExample): Picture | null {
  if (block.kind === 'figure') {
    const { cards } = block.figure as { cards?: string[] };
    return cards ? { kind: 'cards', cards } : null;
  }
  const { people = [], events, before, after, accounts, caravans = [] } = block.example as Worked;
  if (accounts) return { kind: 'reckoning', people, caravans, accounts };
  return events && before && after ? { kind: 'raid', people, events, before, after } : null;
}

/** What happened in between is told; what only sets the table is not. */
const UNTOLD = new Set(['turn_began', 'dealt']);

export const told = (events: readonly Event[]): Event[] => events.filter((event) => !UNTOLD.has(event.type));
