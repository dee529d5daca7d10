import type { Event, Seat } from '$shell/protocol';

/**
 * Where money goes that is no longer on the table: back to its owner after a pass, out of the game when it was paid.
 * Status cards that leave fade where they lay.
 */
export function departures(events: readonly Event[]): (card: string) => string | null {
  const back = new Set<Seat>();
  for (const event of events) {
    if ((event.type === 'passed' || event.type === 'disgraced') && event.seat !== undefined) back.add(event.seat);
    if (event.type === 'taken' && event.seat !== undefined) back.delete(event.seat);
  }
  return (card) => {
    const money = /^m(\d+)-\d+$/.exec(card);
    return money && back.has(Number(money[1])) ? `seat-${money[1]}` : null;
  };
}
