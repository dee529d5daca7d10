/** What a selection of money cards amounts to. All sums are in the game's money. */
import type { HighSocietyView, Player } from './view';

export interface Stake {
  /** Cards on the table already and cards chosen now; together they are the bid. */
  laid: readonly number[];
  chosen: readonly number[];
  total: number;
  /** The least total that beats the highest bid. */
  least: number;
  /** Money missing to `least`; 0 when the bid may be made. */
  missing: number;
  /** Whether all the money in hand would reach `least`. */
  reachable: boolean;
}

export const sum = (cards: readonly number[]): number => cards.reduce((total, card) => total + card, 0);

/** The stake of `player` with `chosen` cards of the hand on top of what lies on the table. */
export function stake(view: HighSocietyView, player: Player, chosen: readonly number[]): Stake {
  const laid = player.bid;
  const total = sum(laid) + sum(chosen);
  const least = view.least ?? view.high + 1;
  return {
    laid,
    chosen: [...chosen].sort((a, b) => a - b),
    total,
    least,
    missing: Math.max(0, least - total),
    reachable: sum(laid) + sum(player.hand ?? []) >= least,
  };
}

/** Why a bid cannot be made, as a text key and its arguments; null when it can. */
export function hindrance({ chosen, missing, reachable, least }: Stake): [string, Record<string, number>] | null {
  if (!reachable) return ['move-bid-cannot', { least }];
  if (chosen.length === 0) return ['move-bid-none', {}];
  return missing > 0 ? ['move-bid-short', { n: missing }] : null;
}

/** The fewest cards of `hand` with the smallest sum of at least `needed`; null when the hand is too small. */
export function cheapest(hand: readonly number[], needed: number): number[] | null {
  let best: { worth: number; cards: number[] } | null = null;
  for (let choice = 1; choice < 1 << hand.length; choice += 1) {
    const cards = hand.filter((_, place) => (choice >> place) & 1);
    const worth = sum(cards);
    if (worth < needed) continue;
    if (!best || worth < best.worth || (worth === best.worth && cards.length < best.cards.length))
      best = { worth, cards };
  }
  return best?.cards ?? null;
}

/** A hand in the rows of a narrow screen: the front row is never the longer one. */
export function rows(hand: readonly number[], most = 6): number[][] {
  if (hand.length <= most) return [[...hand]];
  const rear = Math.ceil(hand.length / 2);
  return [hand.slice(0, rear), hand.slice(rear)];
}
