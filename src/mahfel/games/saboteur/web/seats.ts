/** Where everybody sits, and what is known of who they are. */
import type { Seat, View } from '$shell/protocol';
import type { Role, SaboteurView } from './view';

/** All in turn order, the viewer first. */
export const around = (seats: number, me: Seat | null): Seat[] =>
  Array.from({ length: seats }, (_, step) => ((me ?? 0) + step) % seats);

/** So many in a row that up to five have one row and more have two. */
export const columns = (seats: number): number => (seats > 5 ? Math.ceil(seats / 2) : seats);

/** A seat's own view, in a replay that shows what everybody held. */
export const ownView = (truths: readonly View[] | null, seat: Seat): SaboteurView | null =>
  (truths?.find((it) => it.viewer === seat) as SaboteurView | undefined) ?? null;

/** The role of a seat where it is known to all: after the round, or in a replay with open cards. */
export function roleOf(view: SaboteurView, seat: Seat, truths: readonly View[] | null): Role | null {
  if (view.phase === 'draft') return view.stories.at(-1)?.saboteurs.includes(seat) ? 'saboteur' : 'miner';
  return ownView(truths, seat)?.role || null;
}
