import type { SeatCard } from '../protocol';

/** How many can sit at most: as many as the options leave room for, or all chairs where those do not go together. */
export const mostSeats = (seats: readonly SeatCard[], sizes: readonly number[]): number => sizes.at(-1) ?? seats.length;

/** Everybody who sits, and no more free seats than can still be taken with the options as they are. */
export function shownSeats(seats: readonly SeatCard[], sizes: readonly number[]): SeatCard[] {
  let free = mostSeats(seats, sizes) - seats.filter((seat) => seat.kind !== 'empty').length;
  return seats.filter((seat) => seat.kind !== 'empty' || free-- > 0);
}

/** How many more can sit down and play with the options as they are. */
export function roomFor(seats: readonly SeatCard[], sizes: readonly number[]): number {
  return shownSeats(seats, sizes).filter((seat) => seat.kind === 'empty').length;
}
