/** What a block of the rulebook asks to be drawn. */
import type { Event, Frame, RuleExample, RuleFigure, Seat } from '$shell/protocol';
import type { Account, Decision, HighSocietyView, StatusId } from './view';

export const MONEY: readonly number[] = [1, 2, 3, 4, 6, 8, 10, 12, 15, 20, 25];

export type Picture =
  | { kind: 'cards'; cards: StatusId[] }
  | { kind: 'money'; money: readonly number[] }
  | {
      kind: 'reckoning';
      people: string[];
      accounts: Account[];
      owned: StatusId[][];
      winners: Seat[];
      decided_by: Decision;
    }
  | { kind: 'auction'; people: string[]; events: Event[]; before: HighSocietyView };

interface Worked {
  kind?: string;
  people?: string[];
  position?: { owned?: StatusId[][] };
  accounts?: Account[];
  winners?: Seat[];
  decided_by?: Decision;
  events?: Event[];
  before?: HighSocietyView;
}

/** The picture of a block; null when it asks for nothing that is known here. */
export function pictureOf(block: RuleFigure | RuleExample): Picture | null {
  if (block.kind === 'figure') {
    const { cards, money } = block.figure as { cards?: StatusId[]; money?: 'all' | number[] };
    if (cards) return { kind: 'cards', cards };
    return money ? { kind: 'money', money: money === 'all' ? MONEY : money } : null;
  }
  const worked = block.example as Worked;
  const people = worked.people ?? [];
  if (worked.accounts) {
    const { accounts, winners = [], decided_by = 'status' } = worked;
    return { kind: 'reckoning', people, accounts, winners, decided_by, owned: worked.position?.owned ?? [] };
  }
  if (worked.events && worked.before) return { kind: 'auction', people, events: worked.events, before: worked.before };
  return null;
}

/** A table with nobody's presence to tell of, for pieces that want a frame. */
export const NO_TABLE = { table: { seats: [] }, waiting: [] } as unknown as Frame;
