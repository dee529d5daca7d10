/** What can be placed where, and whom an assassin can remove. The rules themselves are the server's. */
import type { Move, Seat } from '$shell/protocol';
import { ROLES, SIDES, cardOf, idOf, type Role, type Side } from './court';
import type { CourtisansView, ZoneKind } from './view';

/** A place as a move names it. */
export interface Where {
  zone: Side | 'own' | 'opponent';
  /** The opponent whose domain it is. */
  other: Seat | null;
}

/** Who may be removed: a face-up card, at the table with its side, or a spy by its number. */
export interface Victim {
  /** `toads-noble` or `spy-3`. */
  id: string;
  side: Side | null;
}

export interface Choice {
  card: string;
  where: Where;
  victim: Victim | null;
}

export const kindOf = ({ zone }: Where): ZoneKind => (zone === 'above' || zone === 'below' ? 'table' : zone);

export const sameWhere = (one: Where | null, other: Where | null): boolean =>
  one?.zone === other?.zone && one?.other === other?.other;

export const sameVictim = (one: Victim | null, other: Victim | null): boolean =>
  one?.id === other?.id && one?.side === other?.side;

/** The other seats, beginning with the left neighbour. */
export function opponents(seats: number, seat: Seat): Seat[] {
  return Array.from({ length: seats - 1 }, (_, step) => (seat + 1 + step) % seats);
}

/** The places that the viewer may still use this turn. */
export function places(view: CourtisansView): Where[] {
  const me = view.viewer;
  if (me === null || view.phase === 'over' || view.turn !== me) return [];
  const at: Record<ZoneKind, Where[]> = {
    table: SIDES.map((zone) => ({ zone, other: null })),
    own: [{ zone: 'own', other: null }],
    opponent: opponents(view.seats, me).map((other) => ({ zone: 'opponent', other })),
  };
  return view.open.flatMap((kind) => at[kind]);
}

/** The cards of the hand that differ. */
export const cards = (view: CourtisansView): string[] => [...new Set(view.hand ?? [])];

export const isAssassin = (card: string): boolean => cardOf(card).role === 'assassin';

function seatOf(view: CourtisansView, { zone, other }: Where): Seat {
  return zone === 'opponent' ? (other ?? -1) : (view.viewer ?? -1);
}

const mortal = (role: Role): boolean => role !== 'guard';

function faces(rows: readonly (readonly Role[])[], side: Side | null): Victim[] {
  return rows.flatMap((roles, family) =>
    ROLES.filter((role) => mortal(role) && roles.includes(role)).map((role) => ({ id: idOf(family, role), side })),
  );
}

const spies = (numbers: readonly number[]): Victim[] => numbers.map((n) => ({ id: `spy-${n}`, side: null }));

/** Everybody in the zone of a place whom an assassin could remove; the two sides of the table are one zone. */
export function victims(view: CourtisansView, where: Where): Victim[] {
  if (kindOf(where) === 'table') {
    const all = SIDES.flatMap((side) =>
      faces(
        view.table.map((column) => column[side] ?? []),
        side,
      ),
    );
    return [...all, ...spies([...(view.above ?? []), ...(view.below ?? [])].sort((one, other) => one - other))];
  }
  const player = view.players[seatOf(view, where)];
  return player ? [...faces(player.domain, null), ...spies(player.spies ?? [])] : [];
}

/** Whether only guards keep an assassin from removing somebody there. */
export function guarded(view: CourtisansView, where: Where): boolean {
  const rows =
    kindOf(where) === 'table'
      ? view.table.flatMap((column) => SIDES.map((side) => column[side] ?? []))
      : (view.players[seatOf(view, where)]?.domain ?? []);
  return victims(view, where).length === 0 && rows.some((roles) => roles.length > 0);
}

export function moveOf({ card, where, victim }: Choice): Move {
  const move: Move = { type: 'place', card, zone: where.zone };
  if (where.other !== null) move['other'] = where.other;
  if (victim) move['victim'] = victim.id;
  if (victim?.side) move['side'] = victim.side;
  return move;
}

/** Every choice there is. */
export function choices(view: CourtisansView): Choice[] {
  return cards(view).flatMap((card) =>
    places(view).flatMap((where) =>
      [null, ...(isAssassin(card) ? victims(view, where) : [])].map((victim) => ({ card, where, victim })),
    ),
  );
}
