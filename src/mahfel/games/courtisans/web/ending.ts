/** How the end is told: spies turn, families are judged, domains are counted, and the winners are named. */
import type { Seat } from '$shell/protocol';
import type { Texts } from '$shell/texts/texts';
import { FAMILIES } from './court';
import type { Turned } from './hall';
import { spiesOf } from './hall';
import type { CourtisansView } from './view';

export type Beat =
  | { kind: 'spy'; spy: number }
  | { kind: 'family'; family: number }
  | { kind: 'seat'; seat: Seat };

/** Milliseconds before each kind of beat. */
export const PAUSE: Record<Beat['kind'], number> = { spy: 430, family: 620, seat: 850 };

/** The spies at the table first, then those of the domains, those removed last; the seats from the worst to the best. */
export function beats(view: CourtisansView): Beat[] {
  const table = [...(view.above ?? []), ...(view.below ?? [])];
  const domains = view.players.flatMap((player) => player.spies ?? []);
  const spies = [...table, ...domains, ...(view.removed_spies ?? [])];
  const accounts = view.reckoning?.accounts ?? [];
  const seats = accounts.map((_, seat) => seat);
  seats.sort((one, other) => (accounts[other]?.place ?? 0) - (accounts[one]?.place ?? 0) || one - other);
  return [
    ...spies.map((spy): Beat => ({ kind: 'spy', spy })),
    ...FAMILIES.map((_, family): Beat => ({ kind: 'family', family })),
    ...seats.map((seat): Beat => ({ kind: 'seat', seat })),
  ];
}

export interface Stage {
  /** Spies that are turned up, with their families. */
  turned: Turned;
  /** How many families are judged. */
  judged: number;
  /** Seats whose account is laid open. */
  counted: ReadonlySet<Seat>;
}

/** What is seen after so many beats. */
export function stageAt(view: CourtisansView, plan: readonly Beat[], count: number): Stage {
  const known = spiesOf(view);
  const done = plan.slice(0, count);
  const spies = done.flatMap((beat) => (beat.kind === 'spy' ? [beat.spy] : []));
  return {
    turned: new Map(spies.flatMap((spy) => [[spy, known.get(spy) ?? -1] as const])),
    judged: done.filter(({ kind }) => kind === 'family').length,
    counted: new Set(done.flatMap((beat) => (beat.kind === 'seat' ? [beat.seat] : []))),
  };
}

export function headline(winners: readonly Seat[], viewer: Seat | null, t: Texts): string {
  const args = { seats: t.list(winners.map((seat) => t.name(seat))), count: winners.length };
  return t.say(viewer !== null && winners.includes(viewer) ? 'event-won-you' : 'event-won', args);
}
