/** The newest thing worth a remark on the counter, where cards come from and where they go. */
import type { Event, Seat } from '$shell/protocol';
import { sentence } from '$shell/texts/sentences';
import type { Texts } from '$shell/texts/texts';
import type { CardId, MalounView } from './view';

/** What is remarked on the counter; the log tells everything. */
const TOLD = new Set([
  ...['picked', 'pick_shown', 'nothing_offered', 'burnt', 'stolen', 'built', 'rewarded', 'reward_idle', 'tasted'],
  ...['swapped', 'shelf_taken', 'refilled', 'reshuffled', 'voted', 'last_called', 'finished', 'stopped', 'deck_voted'],
]);

export interface News {
  text: string;
  /** A card that all may see, or that the viewer alone is told of. */
  card: CardId | null;
}

export function latestOf(events: readonly Event[], view: MalounView, t: Texts): News | null {
  for (const event of [...events].reverse()) {
    if (!TOLD.has(event.type)) continue;
    const text = sentence(t, event, view.viewer);
    const card = event['card'];
    return text ? { text, card: typeof card === 'string' && card ? card : null } : null;
  }
  return null;
}

/** The place from which new cards came into the viewer's hand. */
export function arrival(events: readonly Event[], me: Seat | null): string {
  for (const event of [...events].reverse()) {
    if (event.type === 'stolen' && event.seat === me) return `seat-${String(event['other'])}`;
    if (event.seat !== me) continue;
    if (event.type === 'picked' || event.type === 'pick_shown') return 'offers';
    if (event.type === 'refilled' || event.type === 'shelf_taken') return 'burnt';
    if (event.type === 'swapped') return `seat-${String(event['other'])}`;
  }
  return 'deck';
}

/** Where cards go that have left the viewer's hand. */
export function departure(events: readonly Event[], me: Seat | null): (card: string) => string | null {
  let goal: string | null = null;
  for (const event of events) {
    if (event.type === 'offered') goal = 'offers';
    if (event.type === 'stolen' && event['other'] === me && event.seat !== undefined) goal = `seat-${event.seat}`;
    if (event.seat !== me) continue;
    if (event.type === 'burnt') goal = 'burnt';
    if (event.type === 'swapped') goal = `seat-${String(event['other'])}`;
    if (event.type === 'built') goal = 'mine';
  }
  return (card) => (card.startsWith('hand-') ? goal : null);
}
