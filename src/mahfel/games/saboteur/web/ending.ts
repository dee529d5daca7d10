/** How the end is told. */
import type { Seat } from '$shell/protocol';
import type { Texts } from '$shell/texts/texts';
import type { Account, SaboteurView } from './view';

/** Everybody, the best first; equals in seat order. */
export const ranked = (accounts: readonly Account[]): Account[] =>
  [...accounts].sort((one, other) => one.place - other.place || one.seat - other.seat);

/** In which order the gold is turned up: the worst first, so that the winner comes last. */
export const beats = (accounts: readonly Account[]): Seat[] => ranked(accounts).reverse().map(({ seat }) => seat);

/** What makes up the sum of a seat: each gold card, then loose nuggets. */
export function parts({ gold = [], loose = 0 }: Account): { worth: number; loose: boolean }[] {
  const cards = gold.map((worth) => ({ worth, loose: false }));
  return loose > 0 ? [...cards, { worth: loose, loose: true }] : cards;
}

export function headline(winners: readonly Seat[], viewer: Seat | null, t: Texts): string {
  const seats = t.list(winners.map((seat) => t.name(seat)));
  const key = viewer !== null && winners.includes(viewer) ? 'event-won-you' : 'event-won';
  return t.say(key, { seats, count: winners.length });
}

/** Why they have won. */
export function verdict(view: SaboteurView, t: Texts): string {
  const winners = view.outcome?.winners ?? [];
  const most = view.reckoning?.find(({ won }) => won)?.nuggets ?? 0;
  const why = t.say(winners.length > 1 ? 'reason-shared' : 'reason-nuggets');
  return `${why}: ${t.say('word-nugget-count', { n: most })}`;
}
