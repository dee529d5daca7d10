/** Positions of Mafia that the engine has played (`scripts/mafia_positions.py`), as one player's frames. */
import type { Aim } from '../../src/mahfel/games/mafia/web/aims';
import type { MafiaView } from '../../src/mahfel/games/mafia/web/view';
import type { AskCard, Event, Frame, Seat, SeatCard } from '../src/protocol';
import positions from './mafia_positions.json';

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
const NOW = 1_764_480_000_000;
/** A window of time in the middle of its course, in milliseconds. */
const LEFT = 25_000;

interface Position {
  view: MafiaView;
  ask: Omit<AskCard, 'version' | 'deadline'> | null;
  waiting: Seat[];
  events: Omit<Event, 'v' | 'at'>[];
  legal: string[];
  /** What the engine offers, place by place. */
  slots: Aim[][];
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
      game: 'mafia',
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
      least: 6,
      most: 26,
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
