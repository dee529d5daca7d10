/** Frames of positions, as one player gets them: for looking at boards, and for their tests. */
import type { AskCard, Event, Frame, Seat, SeatCard, TableCard } from '../src/protocol';

export const NAMES = [
  'نیلوفر',
  'سارا',
  'Дима',
  'نیما رضایی‌پور',
  'گلنار',
  'بابک',
  'Bartholomew',
  'پویا',
  'امید',
  'لیلا',
  'کیان',
  'Anna',
  'مینا',
  'آرش',
  'Пётр',
  'شیرین',
  'فرهاد',
  'رویا',
  'Ольга',
  'سهراب',
  'تارا',
  'مهرداد',
  'Nora',
  'پریسا',
  'کامران',
  'ژاله',
];
export const NOW = 1_764_480_000_000;
/** A turn or a window of time in the middle of its course, in milliseconds. */
const LEFT = 25_000;

/** What every game's view has. */
interface Seen {
  viewer: Seat | null;
  players: readonly object[];
  outcome?: unknown;
}

/** A position that the engine has played (`scripts/*_positions.py`). */
export interface Position<V extends Seen> {
  view: V;
  ask: Omit<AskCard, 'version' | 'deadline'> | null;
  waiting: Seat[];
  events: Omit<Event, 'v' | 'at'>[];
  /** Every legal move in the short notation. */
  legal: string[];
}

const chair = (seat: Seat): SeatCard => ({
  seat,
  kind: seat === 4 || seat === 7 ? 'bot' : 'person',
  name: NAMES[seat] ?? '',
  level: seat === 4 || seat === 7 ? 'easy' : null,
  here: seat !== 2,
  absent: seat === 2,
  kept: null,
  away: false,
  left: false,
  excluded: false,
  silenced: false,
});

/** The special viewer who leads a table and does not play. */
const MODERATOR = -2;

/** The table at which this is seen: of `least` to `most` seats, its viewer the host. */
export function tableOf(game: string, least: number, most: number, { viewer, players }: Seen, over: boolean): TableCard {
  const leading = viewer === MODERATOR;
  return {
    table: 'gallery',
    game,
    phase: over ? 'over' : 'play',
    pace: 'normal',
    windows: 'swift',
    warm: null,
    absent: 'wait',
    grace: 90,
    times: {},
    paused: null,
    abandoned: false,
    spectators: true,
    anonymous: false,
    options: {},
    host: leading ? null : 0,
    commit: '',
    rematch: null,
    pinned: null,
    lang: 'fa',
    seats: players.map((_, seat) => chair(seat)),
    least,
    most,
    sizes: [],
    moderator: leading ? { name: NAMES[8] ?? '', here: true } : null,
    watchers: 0,
    you: leading ? null : viewer,
    you_are: leading ? 'moderator' : viewer === null ? 'spectator' : 'host',
  };
}

/** The frame of a position of this game by the position's name. */
export function framesOf<V extends Seen & Frame['view']>(
  game: string,
  least: number,
  most: number,
  positions: Record<string, Position<V>>,
): (name: string, version?: number) => Frame | undefined {
  return (name, version = 31) => {
    const position = positions[name];
    if (!position) return undefined;
    const { view, ask, waiting, events } = position;
    return {
      type: 'frame',
      version,
      now: NOW,
      table: tableOf(game, least, most, view, (view.outcome ?? null) !== null),
      view,
      will: null,
      asides: null,
      poll: null,
      ask: ask && { ...ask, version, deadline: NOW + LEFT },
      waiting: waiting.map((seat) => ({ seat, deadline: NOW + LEFT })),
      channels: { read: ['table'], write: ['table'] },
      events: events.map((event, at) => ({ ...event, type: String(event['type']), v: at + 1, at: NOW })),
      seal: { commit: '', secret: null },
    };
  };
}

interface Held extends Seen {
  players: readonly { hand?: readonly unknown[] | null }[];
}

/** Every seat's own view of a position that one of them has; for looking at; what they hold is made up from the hand
 *  of the position `turn`. */
export function truthsIn<V extends Held>(positions: Record<string, Position<V>>): (name: string) => V[] {
  return (name) => {
    const view = positions[name]?.view;
    if (!view) return [];
    const hand = positions['turn']?.view.players[0]?.hand ?? [];
    return view.players.map((_, viewer) => ({
      ...view,
      viewer,
      players: view.players.map((player, seat) => ({ ...player, hand: seat === viewer ? hand.slice(seat) : null })),
    }));
  };
}
