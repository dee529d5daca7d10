import type { Event, Frame, Replay, TableCard } from '../protocol';

/** Events from the beginning up to and with a step: what the log shows there. */
export function eventsUpTo(replay: Replay, step: number): Event[] {
  return replay.frames.slice(0, step + 1).flatMap((frame) => frame.events);
}

/** A step as a board sees it: a frame in which nothing is asked. */
export function frameAt(replay: Replay, table: TableCard, step: number): Frame | null {
  const at = replay.frames[step];
  if (!at) return null;
  const eyes = typeof replay.eyes === 'number' ? replay.eyes : null;
  const end = step === replay.frames.length - 1;
  return {
    type: 'frame',
    version: at.version,
    now: 0,
    table: {
      ...table,
      seats: replay.seats,
      moderator: null,
      pinned: null,
      you: eyes,
      you_are: eyes === null ? 'spectator' : 'seat',
      phase: end ? 'over' : 'play',
    },
    view: at.view,
    will: null,
    asides: null,
    poll: null,
    ask: null,
    waiting: [],
    channels: { read: [], write: [] },
    events: at.events,
    seal: { commit: table.commit, secret: null },
  };
}

/** The step for a key: arrows by one (in the reading direction), Home and End to the ends; null for other keys. */
export function stepFor(key: string, step: number, last: number, rtl: boolean): number | null {
  const forward = rtl ? 'ArrowLeft' : 'ArrowRight';
  const back = rtl ? 'ArrowRight' : 'ArrowLeft';
  const wanted = { [forward]: step + 1, [back]: step - 1, PageDown: step + 10, PageUp: step - 10, Home: 0, End: last }[
    key
  ];
  return wanted === undefined ? null : Math.min(last, Math.max(0, wanted));
}
