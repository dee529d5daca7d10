/** Where a card comes from that has just been placed, so that it can be seen flying. */
import type { Event, Seat } from '$shell/protocol';
import { cardOf } from './court';

/** Key of the cards that are alike in one place: `above-1-noble`, `domain2-0-plain`. */
export const lyingKey = (place: string, family: number, role: string): string => `${place}-${family}-${role}`;

export const spyKey = (spy: number): string => `spy-${spy}`;

/** The place from which the newest cards came, by key: the hand of the viewer, or the seat that placed them. */
export function origins(events: readonly Event[], viewer: Seat | null): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const event of events) {
    if (event.type !== 'placed' || event.seat === undefined) continue;
    const zone = String(event['zone']);
    const other = event['other'];
    const place = zone === 'own' ? `domain${event.seat}` : zone === 'opponent' ? `domain${String(other)}` : zone;
    const from = event.seat === viewer ? 'hand' : `seat-${event.seat}`;
    const card = String(event['card']);
    if (card === 'spy') found.set(spyKey(Number(event['spy'])), from);
    else found.set(lyingKey(place, cardOf(card).family, cardOf(card).role), from);
  }
  return found;
}
