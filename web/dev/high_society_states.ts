/** Positions of High Society worth looking at, as one player's frames. */
import type { HighSocietyView, Player } from '../../src/mahfel/games/high_society/web/view';
import type { Event, Frame, Move } from '../src/protocol';
import { NOW, tableOf } from './frames';

const ALL = [1, 2, 3, 4, 6, 8, 10, 12, 15, 20, 25];

function seat(bid: number[], owned: string[], more: Partial<Player> & { spent?: number[] } = {}): Player {
  const { spent = [], ...rest } = more;
  const hand = ALL.filter((value) => !bid.includes(value) && !spent.includes(value));
  const total = (cards: number[]) => cards.reduce((sum, card) => sum + card, 0);
  return {
    hand,
    hand_count: hand.length,
    money: total(hand) + total(bid),
    bid,
    bid_total: total(bid),
    passed: false,
    owned,
    pending_faux_pas: false,
    ...rest,
  };
}

function view(players: Player[], more: Partial<HighSocietyView> = {}): HighSocietyView {
  const high = Math.max(0, ...players.map((player) => player.bid_total));
  const leader = high === 0 ? null : players.findIndex((player) => player.bid_total === high);
  return {
    type: 'high_society',
    viewer: 0,
    seats: players.length,
    options: { tie_break: 'luxury', all_tied: 'nobody_wins', money_memory_aid: false, first_player: 'random' },
    phase: 'auction',
    turn: 0,
    starter: 1,
    card: 'L8',
    revealed: ['L8'],
    deck_left: 7,
    dark: 2,
    high,
    leader,
    least: high + 1,
    players,
    discarded: [],
    reckoning: null,
    outcome: null,
    ...more,
  };
}

function frameOf(shown: HighSocietyView, events: Event[] = []): Frame {
  const mine = shown.viewer !== null && shown.turn === shown.viewer && shown.phase !== 'over';
  return {
    type: 'frame',
    version: 31,
    now: NOW,
    table: tableOf('high_society', 3, 5, shown, shown.phase === 'over'),
    view: shown,
    will: null,
    asides: null,
    poll: null,
    ask: mine
      ? {
          kind: shown.phase === 'sacrifice' ? 'sacrifice' : 'bid',
          text: shown.phase === 'sacrifice' ? 'sacrifice' : 'bid',
          optional: false,
          rule: 'high_society-5.1',
          default: { type: 'pass' },
          version: 31,
          deadline: NOW + 90_000,
          moves: null,
          given: null,
        }
      : null,
    waiting: shown.phase === 'over' ? [] : [{ seat: shown.turn, deadline: NOW + 60_000 }],
    channels: { read: ['table'], write: ['table'] },
    events,
    seal: { commit: '', secret: null },
  };
}

const four = () => [
  seat([12], ['P1'], { spent: [10] }),
  seat([6, 10], ['L5', 'L10'], { spent: [1, 2, 25] }),
  seat([], ['L3', 'passe'], { passed: true, spent: [3, 4, 8] }),
  seat([8, 10], ['L7', 'P2'], { spent: [1, 2, 3, 12, 20] }),
  seat([], ['L2'], { passed: true, spent: [2, 4] }),
];

const line = (kind: 'luxury' | 'passe' | 'double' | 'half', cards: string[], value: number) => ({ kind, cards, value });

export const STATES: Record<string, () => Frame> = {
  first: () =>
    frameOf(
      view(
        Array.from({ length: 4 }, () => seat([], [])),
        { dark: 0, deck_left: 15, card: 'L4' },
      ),
    ),
  mid: () => frameOf(view(four())),
  wait: () => frameOf(view(four(), { turn: 1 })),
  three: () => frameOf(view(four().slice(0, 3), { card: 'P3' })),
  crowded: () =>
    frameOf(
      view(
        [
          seat([1, 2, 3, 4], ['L1', 'L2', 'L6', 'P1', 'scandale']),
          seat([1, 2, 3, 4, 6, 8], ['L3', 'L4', 'L5', 'L9', 'L10', 'P2', 'P3']),
          seat([], [], { passed: true }),
          seat([6, 10, 12], ['passe']),
          seat([20], ['L7'], { spent: [1, 2, 4] }),
        ],
        { dark: 3, card: 'L8', deck_left: 1 },
      ),
    ),
  reverse: () =>
    frameOf(
      view([seat([2], ['L3']), seat([4], ['L6']), seat([], []), seat([3], ['P1']), seat([], ['L1'])], {
        card: 'scandale',
      }),
    ),
  sacrifice: () =>
    frameOf(
      view([seat([], ['L3', 'L9', 'P1', 'faux_pas']), ...four().slice(1)], { phase: 'sacrifice', card: 'faux_pas' }),
    ),
  sacrifice_many: () =>
    frameOf(
      view([seat([], ['L1', 'L2', 'L3', 'L4', 'L5', 'L7', 'L9', 'P1', 'faux_pas']), seat([], []), seat([], ['L10'])], {
        phase: 'sacrifice',
        card: 'faux_pas',
      }),
    ),
  pending: () =>
    frameOf(
      view([seat([], []), seat([], ['faux_pas', 'P2'], { pending_faux_pas: true }), seat([4], ['L1'])], {
        discarded: [],
      }),
    ),
  gone: () => frameOf(view(four(), { discarded: ['L9', 'faux_pas'] })),
  passed: () => frameOf(view([seat([], ['L6'], { passed: true }), ...four().slice(1)], { turn: 3 })),
  poor: () => frameOf(view([seat([], ['L6'], { spent: [4, 6, 8, 10, 12, 15, 20, 25] }), ...four().slice(1)])),
  aid: () => {
    const shown = view(four());
    return frameOf({ ...shown, options: { ...shown.options, money_memory_aid: true } });
  },
  spectator: () => frameOf(view(four(), { viewer: null, turn: 1 })),
  over: () =>
    frameOf(
      view(
        [
          seat([], ['L6', 'L8', 'P1'], { hand: [6, 12, 10, 20], hand_count: 4 }),
          seat([], ['L5', 'L10', 'scandale'], { hand: [12, 15], hand_count: 2 }),
          seat([], ['L3', 'L4', 'passe'], { hand: [4, 15, 25], hand_count: 3 }),
          seat([], ['L7', 'L9', 'P2'], { hand: [1, 8], hand_count: 2 }),
          seat([], ['L1', 'L2'], { hand: [2, 6, 8, 20, 25], hand_count: 5 }),
        ],
        {
          phase: 'over',
          dark: 4,
          card: 'P3',
          reckoning: [
            {
              seat: 0,
              money: 48,
              cast_out: false,
              status: 28,
              place: 1,
              won: true,
              lines: [line('luxury', ['L6', 'L8'], 14), line('double', ['P1'], 28)],
            },
            {
              seat: 1,
              money: 27,
              cast_out: false,
              status: 7.5,
              place: 2,
              won: false,
              lines: [line('luxury', ['L5', 'L10'], 15), line('half', ['scandale'], 7.5)],
            },
            {
              seat: 2,
              money: 44,
              cast_out: false,
              status: 2,
              place: 4,
              won: false,
              lines: [line('luxury', ['L3', 'L4'], 7), line('passe', ['passe'], 2)],
            },
            {
              seat: 3,
              money: 9,
              cast_out: true,
              status: 32,
              place: null,
              won: false,
              lines: [line('luxury', ['L7', 'L9'], 16), line('double', ['P2'], 32)],
            },
            {
              seat: 4,
              money: 61,
              cast_out: false,
              status: 3,
              place: 3,
              won: false,
              lines: [line('luxury', ['L1', 'L2'], 3)],
            },
          ],
          outcome: { winners: [0], scores: [28, 7.5, 2, 32, 3], reason: 'fourth_dark', decided_by: 'status' },
        },
      ),
      [{ v: 31, at: NOW, type: 'won', seats: [0], reason: 'status' }],
    ),
};

/** What a move of the viewer leads to here: enough of the game to see the cards fly. */
export function next(frame: Frame, move: Move): Frame {
  const shown = frame.view as HighSocietyView;
  const at = shown.viewer ?? 0;
  const players = shown.players.map((player) => ({ ...player }));
  const mine = players[at];
  if (!mine) return frame;
  const turn = (at + 1) % shown.seats;
  if (move.type === 'bid') {
    const cards = move['cards'] as number[];
    const bid = [...mine.bid, ...cards];
    players[at] = {
      ...mine,
      bid,
      hand: mine.hand.filter((value) => !cards.includes(value)),
      bid_total: bid.reduce((a, b) => a + b, 0),
    };
    return frameOf(view(players, { ...shown, players, high: players[at].bid_total, leader: at, turn }));
  }
  const winner = shown.leader ?? turn;
  const event: Event = { v: 32, at: NOW, type: 'passed', seat: at };
  const after = players.map((player, place) => ({
    ...player,
    hand: place === winner ? player.hand : [...player.hand, ...player.bid].sort((a, b) => a - b),
    bid: [],
    bid_total: 0,
    passed: false,
    owned: place === winner ? [...player.owned, shown.card] : player.owned,
  }));
  return frameOf(
    {
      ...shown,
      players: after,
      card: 'L9',
      high: 0,
      leader: null,
      least: 1,
      turn: winner,
      deck_left: shown.deck_left - 1,
    },
    [event, { v: 32, at: NOW, type: 'taken', seat: winner, card: shown.card, price: shown.high }],
  );
}
