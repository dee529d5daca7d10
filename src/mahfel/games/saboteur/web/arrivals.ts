/** Where a card of the hand flies to when it is played. */
import type { Event, Seat } from '$shell/protocol';

/** The place of the viewer's last play; the pile of discards has none, a card fades there. */
export function arrivals(events: readonly Event[], me: Seat | null): (card: string) => string | null {
  const own = events.findLast((event) => event.seat === me && event.type in PLACES);
  const place = own ? (PLACES[own.type]?.(own) ?? null) : null;
  return (card) => (card.startsWith('hand-') ? place : null);
}

const cell = (event: Event) => `cell-${String(event['x'])},${String(event['y'])}`;
const seat = (event: Event) => `seat-${String(event['target'])}`;
const GOALS: Record<string, string> = { top: 'cell-8,-2', middle: 'cell-8,0', bottom: 'cell-8,2' };

const PLACES: Record<string, (event: Event) => string | null> = {
  dug: cell,
  fell: cell,
  broke: seat,
  mended: seat,
  map_read: (event) => GOALS[String(event['goal'])] ?? null,
  passed: () => null,
};
