import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Connection, LONGEST_WAIT, PATIENCE, SILENCE, type Line, type LineState } from './connection';
import type { Event, Frame } from './protocol';

class FakeLine implements Line {
  onopen: ((event: never) => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: never) => void) | null = null;
  sent: { type: string; id?: string; version?: number }[] = [];
  closed = false;

  constructor(readonly after: number) {}

  send(data: string): void {
    if (this.closed) throw new Error('closed');
    this.sent.push(JSON.parse(data) as { type: string });
  }
  close(): void {
    this.closed = true;
  }
  accept(): void {
    this.onopen?.(undefined as never);
  }
  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  break(): void {
    this.closed = true;
    this.onclose?.(undefined as never);
  }
}

const event = (v: number, type = 'bid'): Event => ({ v, at: 0, type });
const frame = (version: number, events: Event[] = []) => ({ type: 'frame', version, events }) as unknown as Frame;

function house() {
  const lines: FakeLine[] = [];
  const heard: number[] = [];
  const shown: number[][] = [];
  const states: [LineState, string | null][] = [];
  let ids = 0;
  const connection = new Connection(
    {
      line: (after) => {
        const line = new FakeLine(after);
        lines.push(line);
        return line;
      },
      random: () => 0.5,
      newId: () => `u${(ids += 1)}`,
    },
    {
      frame: (frame, news) => {
        heard.push(...news.map((it) => it.v));
        shown.push(frame.events.map((it) => it.v));
      },
      state: (state, reason) => states.push([state, reason]),
    },
  );
  const last = () => {
    const line = lines[lines.length - 1];
    if (!line) throw new Error('no line was opened');
    return line;
  };
  return { connection, lines, heard, shown, states, last };
}

describe('the live connection', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('takes a frame in pieces as it takes a whole one, and keeps none of them on another line', () => {
    const { connection, last, heard, shown } = house();
    connection.open();
    last().accept();
    const told = { frame: {}, table: {}, view: {}, seats: [] };
    last().say({ type: 'part', anew: true, ...told });
    expect(connection.version).toBe(0);
    last().say({ type: 'rest', version: 7, now: 0, events: [event(7)], ...told, view: { now: 3 } });
    expect([connection.version, connection.state, heard, shown]).toEqual([7, 'online', [7], [[7]]]);
    last().break();
    vi.advanceTimersByTime(LONGEST_WAIT);
    expect(last().after).toBe(7);
  });

  it('asks for the whole log at first, and after a loss for what came after the last frame', () => {
    const { connection, last, lines } = house();
    connection.open();
    expect(last().after).toBe(0);
    last().accept();
    last().say(frame(7, [event(7)]));
    last().break();
    vi.advanceTimersByTime(LONGEST_WAIT);
    expect(lines).toHaveLength(2);
    expect(last().after).toBe(7);
  });

  it('finds in a frame what has happened since the last one, though its events came in pieces of the log', () => {
    const { connection, last, shown } = house();
    connection.open();
    last().accept();
    last().say({ type: 'log', events: [event(1), event(2)] });
    last().say(frame(2));
    last().say(frame(3, [event(3)]));
    last().say({ type: 'log', events: [event(4)] });
    last().say({ type: 'log', events: [event(5)] });
    last().say(frame(5));
    expect(shown).toEqual([[], [3], [4, 5]]);
  });

  it('hears every event once, also when a line breaks between two pieces of the log', () => {
    const { connection, heard, last } = house();
    connection.open();
    last().accept();
    last().say(frame(2, [event(1), event(2)]));
    last().break();
    vi.advanceTimersByTime(LONGEST_WAIT);
    last().accept();
    last().say({ type: 'log', events: [event(3), event(4)] });
    last().break();
    vi.advanceTimersByTime(LONGEST_WAIT);
    expect(last().after).toBe(2);
    last().accept();
    last().say({ type: 'log', events: [event(3), event(4)] });
    last().say(frame(6, [event(4, 'revealed'), event(6)]));
    expect(heard).toEqual([1, 2, 3, 4, 4, 6]);
    last().say(frame(6, [event(6)]));
    expect(heard).toEqual([1, 2, 3, 4, 4, 6]);
  });

  it('sends an unanswered command again under the same id, and answered ones never', async () => {
    const { connection, last } = house();
    connection.open();
    last().accept();
    last().say(frame(5));
    const first = connection.move({ type: 'pass' });
    const second = connection.say('table', 'hello');
    last().say({ type: 'accepted', id: 'u1', version: 6 });
    await expect(first).resolves.toMatchObject({ type: 'accepted', version: 6 });
    last().break();
    vi.advanceTimersByTime(LONGEST_WAIT);
    last().accept();
    expect(last().sent.map((it) => it.id)).toEqual(['u2']);
    last().say({ type: 'refused', id: 'u2', code: 'talk.too_fast', args: {}, text: 'slower' });
    await expect(second).resolves.toMatchObject({ type: 'refused', code: 'talk.too_fast' });
    expect(connection.unanswered).toBe(0);
  });

  it('keeps a command that is given while there is no line', () => {
    const { connection, last } = house();
    connection.open();
    void connection.move({ type: 'pass' });
    expect(last().sent).toEqual([]);
    last().accept();
    expect(last().sent).toMatchObject([{ type: 'move', id: 'u1' }]);
  });

  it('sends a command that is given between opening and the first frame', () => {
    const { connection, last } = house();
    connection.open();
    last().accept();
    void connection.move({ type: 'pass' });
    expect(last().sent).toMatchObject([{ type: 'move', id: 'u1' }]);
  });

  it('asks whether anybody is there after a silence, and opens a new line when nobody is', () => {
    const { connection, last, lines, states } = house();
    connection.open();
    const line = last();
    line.accept();
    line.say(frame(1));
    vi.advanceTimersByTime(SILENCE);
    expect(line.sent).toEqual([{ type: 'ping' }]);
    line.say({ type: 'pong', now: 0 });
    vi.advanceTimersByTime(SILENCE);
    expect(line.sent).toHaveLength(2);
    vi.advanceTimersByTime(PATIENCE);
    expect(line.closed).toBe(true);
    expect(states.map(([state]) => state)).toEqual(['online', 'offline']);
    vi.advanceTimersByTime(LONGEST_WAIT);
    expect(lines).toHaveLength(2);
  });

  it('gives up a line that opens and never says a word', () => {
    const { connection, last, lines } = house();
    connection.open();
    last().accept();
    vi.advanceTimersByTime(SILENCE + PATIENCE + LONGEST_WAIT);
    expect(lines[0]?.closed).toBe(true);
    expect(lines).toHaveLength(2);
  });

  it('waits longer after each failure, up to a limit, and at once when told to hurry', () => {
    const { connection, last, lines } = house();
    connection.open();
    const waits: number[] = [];
    for (let attempt = 0; attempt < 9; attempt += 1) {
      const before = lines.length;
      const begin = Date.now();
      last().break();
      while (lines.length === before) vi.advanceTimersByTime(50);
      waits.push(Date.now() - begin);
    }
    expect(waits[0]).toBeLessThanOrEqual(300);
    expect(waits).toEqual([...waits].sort((a, b) => a - b));
    expect(waits[8]).toBeLessThanOrEqual(LONGEST_WAIT);
    last().break();
    const before = lines.length;
    connection.hurry();
    expect(lines).toHaveLength(before + 1);
  });

  it('finds a line dead soon after somebody looks at the page again', () => {
    const { connection, last, lines } = house();
    connection.open();
    last().accept();
    last().say(frame(1));
    connection.hurry();
    expect(last().sent).toEqual([{ type: 'ping' }]);
    vi.advanceTimersByTime(PATIENCE);
    expect(lines[0]?.closed).toBe(true);
  });

  it('is renewed at once, with what was unanswered and without a word', () => {
    const { connection, last, lines, states } = house();
    connection.open();
    last().accept();
    last().say(frame(3));
    void connection.move({ type: 'pass' });
    connection.renew();
    expect(lines[0]?.closed).toBe(true);
    expect(last().after).toBe(3);
    last().accept();
    expect(last().sent).toMatchObject([{ type: 'move', id: 'u1' }]);
    expect(states.map(([state]) => state)).toEqual(['online']);
  });

  it('ends for good when the server says so, and tries again after any other goodbye', () => {
    const { connection, last, lines, states } = house();
    connection.open();
    last().accept();
    last().say({ type: 'bye', code: 'request.too_often' });
    last().break();
    vi.advanceTimersByTime(LONGEST_WAIT);
    expect(lines).toHaveLength(2);
    last().accept();
    last().say({ type: 'bye', code: 'seat.not_yours' });
    expect(states[states.length - 1]).toEqual(['ended', 'seat.not_yours']);
    vi.advanceTimersByTime(10 * LONGEST_WAIT);
    expect(lines).toHaveLength(2);
  });
});
