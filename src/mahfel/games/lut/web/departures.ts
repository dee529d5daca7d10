import type { Event, Seat } from '$shell/protocol';

const LAID = new Set(['bandit_played', 'chief_played', 'karvansalar_played', 'caravan_played']);

/** The caravans, by number, to which something was done just now. */
export const touched = (events: readonly Event[]): ReadonlySet<number> =>
  new Set(events.filter(({ type }) => LAID.has(type)).map((event) => Number(event['caravan'])));

/** Where things go that are no longer where they lay: a plundered caravan to its side, a card to its siege. */
export function departures(events: readonly Event[], me: Seat | null): (card: string) => string | null {
  const goals = new Map<string, string>();
  for (const event of events) {
    const seats = event['seats'];
    if (event.type === 'plundered' && Array.isArray(seats)) {
      goals.set(`caravan-${String(event['caravan'])}`, `side-${String(seats[0])}`);
    }
    if (event.seat !== me || me === null) continue;
    const goal = `siege-${String(event['caravan'])}`;
    if (event.type === 'bandit_played') goals.set(`hand-${String(event['colour'])}${String(event['strength'])}`, goal);
    if (event.type === 'chief_played') goals.set(`hand-${String(event['colour'])}_chief`, goal);
    if (event.type === 'karvansalar_played') goals.set('hand-karvansalar', goal);
    if (event.type === 'caravan_played') goals.set(`hand-C${String(event['value'])}`, goal);
    if (event.type === 'discarded') goals.set(`hand-${String(event['card'])}`, 'discarded');
  }
  return (card) => goals.get(card) ?? null;
}
