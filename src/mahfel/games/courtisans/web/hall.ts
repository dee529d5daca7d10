/** All that lies in the hall, as it is drawn: at the table, in the domains, face up or as spies. */
import type { Seat } from '$shell/protocol';
import { FAMILIES, SIGN, statusOf, weigh, type AnyRole, type Role, type Side } from './court';
import type { CourtisansView, Standing } from './view';

/** A card that is seen: a role, or a spy by its number (turned up when it lies in a family's place). */
export interface Lying {
  role: AnyRole;
  /** The number of a spy, else 0. */
  spy: number;
}

/** One place: families in their order, and the spies that lie face down. */
export interface Place {
  families: Lying[][];
  spies: number[];
}

export interface Hall {
  above: Place;
  below: Place;
  domains: Place[];
}

const up = (roles: readonly Role[] = []): Lying[] => roles.map((role) => ({ role, spy: 0 }));

/** `turned`: the spies that are turned up by now, with the place of their family. */
function place(rows: readonly (readonly Role[] | undefined)[], spies: readonly number[], turned: Turned): Place {
  const families = rows.map((roles) => up(roles));
  for (const spy of spies) {
    const family = turned.get(spy);
    if (family !== undefined) families[family]?.push({ role: 'spy', spy });
  }
  return { families, spies: spies.filter((spy) => !turned.has(spy)) };
}

export type Turned = ReadonlyMap<number, number>;
const NONE: Turned = new Map();

export function hallOf(view: CourtisansView, turned: Turned = NONE): Hall {
  const side = (name: Side) =>
    place(
      view.table.map((column) => column[name]),
      view[name] ?? [],
      turned,
    );
  return {
    above: side('above'),
    below: side('below'),
    domains: view.players.map((player) => place(player.domain, player.spies ?? [], turned)),
  };
}

/** The family of each spy by number; known at the end only. */
export function spiesOf(view: CourtisansView): Turned {
  return new Map(
    (view.turned ?? []).map((name, at) => [at + 1, FAMILIES.indexOf(name as (typeof FAMILIES)[number])]),
  );
}

export const weightIn = (place: Place | undefined, family: number): number =>
  weigh((place?.families[family] ?? []).map(({ role }) => role));

/** Where each family stands by the cards that are seen. */
export function standings(hall: Hall): Standing[] {
  return FAMILIES.map((_, family) => {
    const above = weightIn(hall.above, family);
    const below = weightIn(hall.below, family);
    return { above, below, status: statusOf(above, below) };
  });
}

/** What a domain is worth if families stay where they stand; spies that lie face down are worth nothing yet. */
export function worth(hall: Hall, seat: Seat, stand: readonly Standing[] = standings(hall)): number {
  return stand.reduce((sum, { status }, family) => sum + SIGN[status] * weightIn(hall.domains[seat], family), 0);
}
