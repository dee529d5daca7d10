import type { Frame, Seat, SeatCard } from '$shell/protocol';

/** The others in turn order, beginning with whoever comes after `me`; everybody for a watcher. */
export function rivals(seats: number, me: Seat | null): Seat[] {
  const first = me === null ? 0 : me + 1;
  return Array.from({ length: me === null ? seats : seats - 1 }, (_, k) => (first + k) % seats);
}

/** The card of a seat; one that the table does not know (a replay, an old frame) is a person without a name. */
export function seatCard(frame: Frame, seat: Seat): SeatCard {
  return (
    frame.table.seats.find((card) => card.seat === seat) ?? {
      seat,
      kind: 'person',
      name: '',
      level: null,
      here: true,
      absent: false,
      kept: null,
      away: false,
      left: false,
      excluded: false,
      silenced: false,
    }
  );
}

/** Until when a seat is waited for; null when it is not, or nobody counts. */
export function deadlineOf(frame: Frame, seat: Seat): number | null {
  return frame.waiting.find((waiting) => waiting.seat === seat)?.deadline ?? null;
}
