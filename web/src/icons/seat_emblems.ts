/** Emblem of each seat, beside its colour `--seat-1` … `--seat-10`. */
export const SEAT_EMBLEMS = [
  'cypress',
  'pomegranate',
  'moon',
  'fish',
  'tulip',
  'lantern',
  'sun',
  'boat',
  'flame',
  'leaf',
] as const;

/** Name of the emblem of seat 0, 1, …; tables larger than ten begin again. */
export function seatEmblem(seat: number): string {
  return SEAT_EMBLEMS[seat % SEAT_EMBLEMS.length] ?? SEAT_EMBLEMS[0];
}

/** CSS colour of seat 0, 1, …. */
export function seatColour(seat: number): string {
  return `var(--seat-${(seat % SEAT_EMBLEMS.length) + 1})`;
}
