/** Positions for tests of the board. */
import { textsFrom } from '$shell/table-kit/testing/positions';
import type { HighSocietyView, Player } from './view';

/** The game's own texts and the shell's, with people to speak of. */
export const texts = textsFrom(
  import.meta.glob<string>('../texts/*.ftl', { query: '?raw', import: 'default', eager: true }),
);

export function aPlayer(more: Partial<Player> = {}): Player {
  const { hand = [], bid = [] } = more;
  const total = (cards: readonly number[]) => cards.reduce((all, card) => all + card, 0);
  return {
    hand,
    hand_count: hand.length,
    money: total(hand) + total(bid),
    bid,
    bid_total: total(bid),
    passed: false,
    owned: [],
    pending_faux_pas: false,
    ...more,
  };
}

export function aView(players: Player[], more: Partial<HighSocietyView> = {}): HighSocietyView {
  const high = Math.max(0, ...players.map((player) => player.bid_total));
  return {
    type: 'high_society',
    viewer: 0,
    seats: players.length,
    options: { tie_break: 'luxury', all_tied: 'nobody_wins', money_memory_aid: false, first_player: 'random' },
    phase: 'auction',
    turn: 0,
    starter: 0,
    card: 'L7',
    revealed: ['L7'],
    deck_left: 15,
    dark: 0,
    high,
    leader: high === 0 ? null : players.findIndex((player) => player.bid_total === high),
    least: high + 1,
    players,
    discarded: [],
    reckoning: null,
    outcome: null,
    ...more,
  };
}
