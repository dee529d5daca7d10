/** The lobby has as many free seats as can be taken with the options as they are. */
import { describe, expect, it } from 'vitest';
import type { SeatCard } from '../protocol';
import { mostSeats, roomFor, shownSeats } from './lobby_seats';

const chairs = (taken: readonly number[]): SeatCard[] =>
  Array.from({ length: 26 }, (_, seat) => ({ seat, kind: taken.includes(seat) ? 'person' : 'empty' }) as SeatCard);

describe('the seats of the lobby', () => {
  it.each([
    ['are as many as the largest table of the scenario', [0, 1], [10, 12, 13], 13, 13],
    ['are all where the options do not go together', [0], [], 26, 26],
    ['are those who sit, even if they are too many', [0, 5, 9, 20], [3], 3, 4],
    ['stay free where somebody sits further on', [0, 25], [6], 6, 6],
  ])('%s', (_, taken, sizes, most, shown) => {
    const seats = chairs(taken);
    expect(mostSeats(seats, sizes)).toBe(most);
    const found = shownSeats(seats, sizes);
    expect(found).toHaveLength(shown);
    expect(found.filter((it) => it.kind !== 'empty').map((it) => it.seat)).toEqual(taken);
    expect(roomFor(seats, sizes)).toBe(Math.max(0, most - taken.length));
  });
});
