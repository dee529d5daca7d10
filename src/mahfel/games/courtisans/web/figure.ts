/** What a block of the rulebook asks to be drawn. */
import type { Event, Frame, RuleExample, RuleFigure, Seat } from '$shell/protocol';
import { FAMILIES, ROLES, cardOf, type Role } from './court';
import type { Hall, Lying, Place } from './hall';
import type { Account, CourtisansView, Standing } from './view';

export type Picture =
  | { kind: 'cards'; cards: string[] }
  | { kind: 'turn'; people: string[]; events: Event[]; before: CourtisansView; after: CourtisansView }
  | {
      kind: 'reckoning';
      people: string[];
      hall: Hall;
      families: Standing[];
      accounts: Account[];
      missions: [string, string][] | null;
    };

interface Position {
  above?: string[];
  below?: string[];
  domains?: string[][];
  missions?: [string, string][];
}

interface Worked {
  people?: string[];
  position?: Position;
  events?: Event[];
  before?: CourtisansView;
  after?: CourtisansView;
  families?: Standing[];
  accounts?: Account[];
}

/** Cards by id in a place, spies turned up. */
export function placeOf(cards: readonly string[] = []): Place {
  const families: Lying[][] = FAMILIES.map(() => []);
  cards.forEach((id, at) => {
    const { family, role } = cardOf(id);
    families[family]?.push({ role, spy: role === 'spy' ? at + 1 : 0 });
  });
  return { families, spies: [] };
}

/** The picture of a block; null when it asks for nothing that is known here. */
export function pictureOf(block: RuleFigure | RuleExample): Picture | null {
  if (block.kind === 'figure') {
    const { cards } = block.figure as { cards?: string[] };
    return cards ? { kind: 'cards', cards } : null;
  }
  const { people = [], position = {}, events, before, after, families, accounts } = block.example as Worked;
  if (families && accounts) {
    const hall = {
      above: placeOf(position.above),
      below: placeOf(position.below),
      domains: (position.domains ?? []).map((cards) => placeOf(cards)),
    };
    return { kind: 'reckoning', people, hall, families, accounts, missions: position.missions ?? null };
  }
  return events && before && after ? { kind: 'turn', people, events, before, after } : null;
}

/** Roles of a place, family by family: a view needs them so. */
const rolesIn = (place: Place): Role[][] =>
  place.families.map((cards) => cards.map(({ role }) => role).filter((role): role is Role => ROLES.includes(role as Role)));

/** As much of a view as a row of the board asks for. */
export function viewOf(picture: Extract<Picture, { kind: 'reckoning' }>): CourtisansView {
  const { hall } = picture;
  return {
    viewer: null,
    seats: hall.domains.length,
    options: {},
    phase: 'over',
    turn: 0,
    starter: 0,
    round: 0,
    rounds: 0,
    open: [],
    pile: 0,
    aside: 0,
    table: [],
    players: hall.domains.map((place) => ({ hand: 0, turns_left: 0, domain: rolesIn(place) })),
    removed: [],
    unseen: [],
  };
}

/** What happened in between is told; what only sets the table is not. */
const UNTOLD = new Set(['turn_began', 'began', 'drew']);

export const told = (events: readonly Event[]): Event[] => events.filter((event) => !UNTOLD.has(event.type));

/** A table with nobody's presence to tell of, for pieces that want a frame. */
export const NO_TABLE = { table: { seats: [] }, waiting: [], events: [] } as unknown as Frame;

export const seatsOf = (hall: Hall): Seat[] => hall.domains.map((_, seat) => seat);
