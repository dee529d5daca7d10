/** Tables as a device sees them, for tests of what stands around a board. */
import type { Event, Frame, SeatCard, TableCard } from '../../protocol';
import { TableSession } from '../session.svelte';

/** The server's clock, ms. */
export const NOW = 5_000_000;

export const chair = (seat: number, more: Partial<SeatCard> = {}): SeatCard => ({
  seat,
  kind: 'person',
  name: ['سارا', 'امید', 'مینا'][seat] ?? '',
  level: null,
  here: true,
  absent: false,
  away: false,
  kept: null,
  left: false,
  excluded: false,
  silenced: false,
  ...more,
});

/** The present of a table of three in play, for its host. */
export function framed(more: Partial<TableCard> = {}, rest: Partial<Frame> = {}): Frame {
  return {
    type: 'frame',
    version: 9,
    now: NOW,
    table: {
      table: 'tt',
      game: 'none',
      phase: 'play',
      paused: null,
      abandoned: false,
      options: {},
      host: 0,
      rematch: null,
      pinned: null,
      seats: [chair(0), chair(1), chair(2)],
      moderator: null,
      watchers: 0,
      you: 0,
      you_are: 'host',
      ...more,
    } as unknown as TableCard,
    view: { viewer: 0 },
    will: null,
    asides: null,
    poll: null,
    ask: null,
    waiting: [{ seat: 1, deadline: NOW + 60_000 }],
    channels: { read: [], write: [] },
    events: [],
    seal: { commit: 'ab', secret: null },
    ...rest,
  };
}

/** A device that looks at it, without a line. */
export function sessionAt(frame: Frame, events: Event[] = []): TableSession {
  const session = new TableSession('tt');
  session.frame = frame;
  session.events = events;
  return session;
}
