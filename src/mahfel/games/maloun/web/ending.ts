/** The end as a moment: what was said and counted, then all roles at once, then who has won. */
import type { Seat } from '$shell/protocol';
import type { Texts } from '$shell/texts/texts';
import type { MalounView } from './view';

export type Step = 'accused' | 'votes' | 'roles' | 'won';

/** How long each step is looked at before the next one, in milliseconds. */
export const PAUSE: Record<Step, number> = { accused: 1600, votes: 1300, roles: 1500, won: 0 };

export const seatOr = (seat: Seat | null | undefined): Seat | null => (typeof seat === 'number' ? seat : null);

export function steps(view: MalounView): Step[] {
  const found: Step[] = [];
  if ((view.tally ?? []).length > 0) found.push('votes');
  if (seatOr(view.accused) !== null) found.push('accused');
  if (view.players.some(({ role }) => role)) found.push('roles');
  return [...found, 'won'];
}

export function headline(view: MalounView, t: Texts): string {
  const winners = view.outcome?.winners ?? [];
  const mine = view.viewer !== null && winners.includes(view.viewer);
  const seats = t.list(winners.map((seat) => t.name(seat)));
  return t.say(mine ? 'event-won-you' : 'event-won', { seats, count: winners.length });
}

/** How it ended, and why that decides. */
export function verdict(view: MalounView, t: Texts): string {
  const { reason = '', decided_by: by = '' } = view.outcome ?? {};
  const end = t.say(`end-${reason}`);
  return by ? `${end}. ${t.say(`reason-${by}`)}.` : `${end}.`;
}

export function accusation(view: MalounView, t: Texts): string | null {
  const [seat, other] = [seatOr(view.finisher), seatOr(view.accused)];
  if (seat === null || other === null) return null;
  const key = seat === view.viewer ? 'event-accused-you' : 'event-accused';
  return t.say(key, { seat: t.name(seat), other: t.name(other) });
}
