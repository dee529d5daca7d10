/** The end as a moment: in which order hands turn, the poorest step down, sums build up and the winner is named. */
import type { Seat } from '$shell/protocol';
import type { Texts } from '$shell/texts/texts';
import type { Term } from '$shell/table-kit/sum';
import { markOf, nameOf, worthOf } from './status';
import type { Account, HighSocietyView, Line } from './view';

export type Step =
  | { kind: 'hand'; seat: Seat }
  | { kind: 'cast' }
  | { kind: 'line'; seat: Seat; line: number }
  | { kind: 'rank' }
  | { kind: 'won' };

/** How long each step is looked at before the next one, in milliseconds. */
export const PAUSE: Record<Step['kind'], number> = { hand: 380, cast: 1100, line: 560, rank: 600, won: 0 };

export function steps(accounts: readonly Account[]): Step[] {
  return [
    ...accounts.map(({ seat }): Step => ({ kind: 'hand', seat })),
    { kind: 'cast' },
    ...accounts.flatMap(({ seat, lines }) => lines.map((_, line): Step => ({ kind: 'line', seat, line }))),
    { kind: 'rank' },
    { kind: 'won' },
  ];
}

/** What is seen after the first `count` steps. */
export function scene(all: readonly Step[], count: number) {
  const past = all.slice(0, count);
  return {
    turned: new Set(past.flatMap((step) => (step.kind === 'hand' ? [step.seat] : []))),
    cast: past.some((step) => step.kind === 'cast'),
    /** Lines of a seat's sum that are written by now. */
    lines: (seat: Seat) => past.filter((step) => step.kind === 'line' && step.seat === seat).length,
    ranked: past.some((step) => step.kind === 'rank'),
    won: past.some((step) => step.kind === 'won'),
    /** The seat that is looked at now. */
    seat: past.flatMap((step) => (step.kind === 'line' ? [step.seat] : [])).at(-1) ?? null,
  };
}

/** Best place first, those who are cast out last. */
export function ranked(accounts: readonly Account[]): Account[] {
  const place = (account: Account) => account.place ?? Infinity;
  return [...accounts].sort((a, b) => place(a) - place(b) || b.status - a.status || a.seat - b.seat);
}

/** The equation of one line; `before` is the status that the line above has left. */
export function equation(line: Line, before: number, t: Texts): { terms: Term[]; total: string } {
  const total = t.num(line.value ?? 0);
  const cards = line.cards ?? [];
  if (line.kind === 'luxury') {
    const terms = cards.map((card): Term => ({ text: t.num(worthOf(card)) }));
    return { terms: terms.length > 0 ? terms : [{ text: t.num(0) }], total };
  }
  const change: Record<'passe' | 'double' | 'half', Term> = {
    passe: { text: t.num(5), op: '−', mark: 'bad' },
    double: { text: t.num(2), op: '×', mark: 'dark' },
    half: { text: markOf('scandale', t), op: '×', mark: 'dark' },
  };
  return { terms: [{ text: t.num(before) }, change[line.kind]], total };
}

/** What a line is for: the kind of the luxuries, otherwise the card. */
export const reasonOf = ({ kind, cards = [] }: Line, t: Texts): string =>
  kind === 'luxury' ? t.say('card-kind-luxury') : nameOf(cards[0] ?? kind, t);

/** The same line for the ear. */
export function spoken({ kind, cards = [], value = 0 }: Line, t: Texts): string {
  const key = kind === 'luxury' && cards.length === 0 ? 'reckon-luxury-none' : `reckon-${kind}`;
  return t.say(key, { value, card: cards[0] ? nameOf(cards[0], t) : '' });
}

/** The headline: who won. */
export function headline(winners: readonly Seat[], me: Seat | null, t: Texts): string {
  const key = winners.length > 1 ? 'event-shared_win' : 'event-won';
  const mine = me !== null && winners.includes(me);
  const seats = t.list(winners.map((seat) => t.name(seat)));
  return t.say(mine ? `${key}-you` : key, { seats, count: winners.length });
}

/** Why, in one sentence, when it needs saying: ties and strange ends. */
export function verdict(view: HighSocietyView, t: Texts): string {
  const decided = view.outcome?.decided_by;
  const winner = view.outcome?.winners[0] ?? 0;
  const finest =
    view.players[winner]?.owned.reduce((best, card) => (worthOf(card) > worthOf(best) ? card : best), 'L1') ?? 'L1';
  const seat = t.name(winner);
  if (decided === 'money') return t.say('reckon-tie-money', { seat });
  if (decided === 'luxury') return t.say('reckon-tie-luxury', { seat, card: nameOf(finest, t) });
  if (decided === 'shared') return t.say('reckon-tie-shared');
  if (decided === 'nobody') return t.say('reckon-all-cast-out');
  return decided ? t.say(`reason-${decided}`) : '';
}
