import type { Event, Frame, SeatCard } from '$shell/protocol';
import type { HighSocietyView } from './view';

const person = (seat: number): SeatCard => ({
  seat,
  kind: 'person',
  name: '',
  level: null,
  here: true,
  absent: false,
  kept: null,
  away: false,
  left: false,
  excluded: false,
  silenced: false,
});

/** A frame around a position; its viewer is asked when the turn is theirs. */
export function aFrame(view: HighSocietyView, version = 31, events: Event[] = []): Frame {
  const kind = view.phase === 'sacrifice' ? 'sacrifice' : 'bid';
  const asked = view.phase !== 'over' && view.viewer === view.turn;
  return {
    type: 'frame',
    version,
    now: Date.now(),
    table: {
      table: 'here',
      game: 'high_society',
      phase: view.phase === 'over' ? 'over' : 'play',
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
      host: 0,
      commit: '',
      rematch: null,
      pinned: null,
      lang: 'en',
      seats: view.players.map((_, seat) => person(seat)),
      least: 3,
      most: 5,
      sizes: [],
      moderator: null,
      watchers: 0,
      you: view.viewer,
      you_are: view.viewer === null ? 'spectator' : 'seat',
    },
    view,
    will: null,
    asides: null,
    poll: null,
    ask: asked
      ? {
          kind,
          text: kind,
          optional: false,
          rule: 'high_society-5.1',
          default: { type: 'pass' },
          version,
          deadline: null,
          moves: null,
          given: null,
        }
      : null,
    waiting: [{ seat: view.turn, deadline: null }],
    channels: { read: [], write: [] },
    events,
    seal: { commit: '', secret: null },
  };
}
