/** Positions of Malʿoun that the engine has played (`scripts/maloun_positions.py`), as one player's frames. */
import type { MalounView } from '../../src/mahfel/games/maloun/web/view';
import type { AskCard, Event, Frame, Seat, SeatCard } from '../src/protocol';
import positions from './maloun_positions.json';

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
];
const NOW = 1_764_480_000_000;
/** A window of time in the middle of its course, in milliseconds. */
const LEFT = 25_000;

interface Position {
  view: MalounView;
  ask: Omit<AskCard, 'version' | 'deadline'> | null;
  waiting: Seat[];
  events: Omit<Event, 'v' | 'at'>[];
  legal: string[];
}

export const POSITIONS = positions as unknown as Record<string, Position>;

const chair = (seat: Seat): SeatCard => ({
  seat,
  kind: seat === 4 || seat === 7 ? 'bot' : 'person',
  name: NAMES[seat] ?? '',
  level: seat === 4 || seat === 7 ? 'easy' : null,
  here: seat !== 2,
  absent: seat === 2,
  kept: null,
  left: false,
});

export function frameOf(name: string, version = 31): Frame | undefined {
  const position = POSITIONS[name];
  if (!position) return undefined;
  const { view, ask, waiting, events } = position;
  const over = (view.outcome ?? null) !== null;
  return {
    type: 'frame',
    version,
    now: NOW,
    table: {
      table: 'gallery',
      game: 'maloun',
      phase: over ? 'over' : 'play',
      pace: 'normal',
      windows: 'swift',
      warm: null,
      spectators: true,
      options: {},
      host: 0,
      commit: '',
      rematch: null,
      lang: 'fa',
      seats: view.players.map((_, seat) => chair(seat)),
      least: 4,
      most: 6,
      watchers: 0,
      you: view.viewer,
      you_are: view.viewer === null ? 'spectator' : 'host',
    },
    view,
    ask: ask && { ...ask, version, deadline: NOW + LEFT },
    waiting: waiting.map((seat) => ({ seat, deadline: NOW + LEFT })),
    channels: { read: ['table'], write: ['table'] },
    events: events.map((event, at) => ({ ...event, type: String(event['type']), v: at + 1, at: NOW })),
    seal: { commit: '', secret: null },
  };
}

/** Every seat's own view of a position that one of them has; for looking at; what they hold is made up. */
export function truthsOf(name: string): MalounView[] {
  const view = POSITIONS[name]?.view;
  if (!view) return [];
  const hand = POSITIONS['turn']?.view.players[0]?.hand ?? [];
  return view.players.map((_, viewer) => ({
    ...view,
    viewer,
    players: view.players.map((player, seat) => ({ ...player, hand: seat === viewer ? hand.slice(seat) : null })),
  }));
}
