/** The end as a moment: what is still on the road goes its way, hands turn, sums build up, and somebody wins. */
import type { Term } from '$shell/table-kit/sum';
import type { Texts } from '$shell/texts/texts';
import { nameList } from './sides';
import type { Account, LutView, OpenCaravan, Reckoned, Side } from './view';

export type LineKind = 'booty' | 'awarded' | 'unplayed';
export type Step =
  | { kind: 'caravan'; caravan: number }
  | { kind: 'line'; side: Side; line: LineKind }
  | { kind: 'rank' }
  | { kind: 'won' };

/** How long each step is looked at before the next one, in milliseconds. */
export const PAUSE: Record<Step['kind'], number> = { caravan: 700, line: 520, rank: 650, won: 0 };

export interface Line {
  kind: LineKind;
  coins: number[];
  /** The side's sum after this line, in coins. */
  total: number;
}

const sum = (coins: readonly number[]) => coins.reduce((all, coin) => all + coin, 0);

/** The lines of one side's sum; what is nothing is left out, but for the booty. */
export function linesOf({ booty, awarded, unplayed }: Account): Line[] {
  const won = sum(booty);
  const all: Line[] = [
    { kind: 'booty', coins: booty, total: won },
    { kind: 'awarded', coins: awarded, total: won + sum(awarded) },
    { kind: 'unplayed', coins: unplayed, total: won + sum(awarded) - sum(unplayed) },
  ];
  return all.filter(({ kind, coins }) => kind === 'booty' || coins.length > 0);
}

export function steps({ caravans, accounts }: Reckoned): Step[] {
  return [
    ...caravans.map(({ caravan }): Step => ({ kind: 'caravan', caravan })),
    ...accounts.flatMap((account) =>
      linesOf(account).map(({ kind }): Step => ({ kind: 'line', side: account.side, line: kind })),
    ),
    { kind: 'rank' },
    { kind: 'won' },
  ];
}

/** What is seen after the first `count` steps. */
export function scene(all: readonly Step[], count: number) {
  const past = all.slice(0, count);
  return {
    gone: new Set(past.flatMap((step) => (step.kind === 'caravan' ? [step.caravan] : []))),
    /** Lines of a side's sum that are written by now. */
    lines: (side: Side) => past.filter((step) => step.kind === 'line' && step.side === side).length,
    ranked: past.some((step) => step.kind === 'rank'),
    won: past.some((step) => step.kind === 'won'),
    /** The side that is looked at now. */
    side: past.flatMap((step) => (step.kind === 'line' ? [step.side] : [])).at(-1) ?? null,
  };
}

/** Best place first. */
export const ranked = (accounts: readonly Account[]): Account[] =>
  [...accounts].sort((one, other) => one.place - other.place || one.side - other.side);

/** The equation of one line; `before` is what the line above has left. */
export function equation(line: Line, before: number, t: Texts): { terms: Term[]; total: string } {
  const own = line.coins.map((coin): Term => ({
    text: t.num(coin),
    ...(line.kind === 'unplayed' ? { op: '−', mark: 'bad' } : {}),
  }));
  const terms = line.kind === 'booty' ? own : [{ text: t.num(before) }, ...own];
  return { terms: terms.length > 0 ? terms : [{ text: t.num(0) }], total: t.num(line.total) };
}

/** What a line is for, and what it comes to, for the ear. */
export const spoken = ({ kind, coins }: Line, t: Texts): string => t.say(`reckon-${kind}`, { value: sum(coins) });

/** What becomes of a caravan that was still on the road. */
export function fateOf(view: LutView, open: OpenCaravan, t: Texts): string {
  const args = { caravan: open.caravan, value: open.value };
  if (open.side === null) return t.say('event-caravan_lost', { ...args, tied: open.fate === 'tied' ? 'yes' : 'no' });
  const seats = view.sides[open.side]?.seats ?? [];
  const mine = view.viewer !== null && seats.includes(view.viewer);
  return t.say(mine ? 'event-awarded-you' : 'event-awarded', { ...args, seats: nameList(seats, t) });
}

/** The headline: who won. `count` tells one winner, or one team, from several. */
export function headline({ winners, accounts }: Reckoned, view: LutView, t: Texts): string {
  const sides = accounts.filter(({ won }) => won).length;
  const mine = view.viewer !== null && winners.includes(view.viewer);
  const alone = sides === 1 && winners.length === 1;
  const count = alone ? 1 : winners.length;
  return t.say(mine ? 'event-won-you' : 'event-won', { seats: nameList(winners, t), count });
}
