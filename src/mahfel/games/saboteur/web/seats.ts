/** Where everybody sits: all in turn order, the viewer first. */
import type { Seat } from '$shell/protocol';

export const around = (seats: number, me: Seat | null): Seat[] =>
  Array.from({ length: seats }, (_, step) => ((me ?? 0) + step) % seats);

/** So many in a row that up to five have one row and more have two. */
export const columns = (seats: number): number => (seats > 5 ? Math.ceil(seats / 2) : seats);
