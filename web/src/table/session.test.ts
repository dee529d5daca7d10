import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api, Denied } from '../api';
import type { Event, Frame } from '../protocol';
import Announcer from './Announcer.svelte';
import { TableSession } from './session.svelte';

// jsdom has no media queries.
vi.hoisted(() => vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined })));

class FakeSocket {
  static all: FakeSocket[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }
  send(): void {}
  close(): void {}
  hear(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const event = (v: number, type: string, more: object = {}): Event => ({ v, at: 0, type, ...more });
const frame = (version: number, events: Event[], more: Partial<Frame> = {}) => ({
  type: 'frame',
  version,
  events,
  now: 5_000_000,
  ask: null,
  waiting: [],
  table: { game: 'g', you: 0, paused: null, seats: [{ seat: 0, name: 'Sara' }] },
  ...more,
});
const last = () => FakeSocket.all[FakeSocket.all.length - 1];

describe('a table on this device', () => {
  let session: TableSession;

  beforeEach(() => {
    vi.useFakeTimers({ now: 1_000_000 });
    FakeSocket.all = [];
    vi.stubGlobal('WebSocket', FakeSocket);
    session = new TableSession('tt');
    session.open();
    last()?.onopen?.();
  });
  afterEach(() => {
    session.close();
    vi.useRealTimers();
  });

  it('keeps the newest frame and every event', () => {
    last()?.hear(frame(2, [event(1, 'started'), event(2, 'bid')]));
    last()?.hear(frame(3, [event(3, 'passed')]));
    expect(session.frame?.version).toBe(3);
    expect(session.events.map((it) => it.type)).toEqual(['started', 'bid', 'passed']);
    expect(session.line).toBe('online');
  });

  it('goes by the clock of the server', () => {
    last()?.hear(frame(1, []));
    vi.advanceTimersByTime(1_000);
    expect(session.now()).toBe(5_001_000);
  });

  it('takes for news only what is said after it has looked in', () => {
    last()?.hear(frame(2, [event(1, 'said'), event(2, 'said')]));
    expect(session.unheard).toBe(0);
    last()?.hear(frame(3, [event(3, 'said')]));
    expect(session.unheard).toBe(1);
    session.heard(3);
    expect(session.unheard).toBe(0);
  });

  it('begins the story anew when another person looks at the table', () => {
    last()?.hear(frame(2, [event(1, 'started')]));
    session.reopen();
    expect(last()?.url).toContain('after=0');
    last()?.hear(frame(2, [event(1, 'started')]));
    expect(session.events).toHaveLength(1);
  });

  it('keeps an end back until it has been shown, but not from whoever comes later', () => {
    const table = (phase: string) => ({ table: { game: 'g', you: 0, seats: [], phase } }) as unknown as Partial<Frame>;
    last()?.hear(frame(2, [event(2, 'bid')], table('play')));
    last()?.hear(frame(4, [event(3, 'passed'), event(4, 'won'), event(4, 'reckoned')], table('over')));
    last()?.hear(frame(5, [event(5, 'said')], table('over')));
    expect(session.told.map((it) => it.type)).toEqual(['bid', 'passed', 'said']);
    session.tellAll();
    expect(session.told).toHaveLength(5);
    session.reopen();
    last()?.hear(frame(5, [event(4, 'won')], table('over')));
    expect(session.told).toHaveLength(1);
  });

  it('hears the story anew when seats or names in it have changed, and what is said meanwhile after it', async () => {
    last()?.hear(frame(2, [event(1, 'joined', { seat: 0, name: 'Sara' }), event(2, 'said')]));
    let answer: (told: { version: number; events: Event[] }) => void = () => undefined;
    const log = vi.spyOn(api, 'log').mockReturnValue(new Promise((resolve) => (answer = resolve)));
    last()?.hear(frame(4, [event(3, 'seats_drawn'), event(4, 'said')]));
    last()?.hear(frame(5, [event(5, 'said')]));
    expect(log).toHaveBeenCalledExactlyOnceWith('tt');
    const moved = event(1, 'joined', { seat: 1, name: 'Sara' });
    answer({ version: 4, events: [moved, event(2, 'said'), event(3, 'seats_drawn'), event(4, 'said')] });
    await vi.waitFor(() => expect(session.events[0]?.seat).toBe(1));
    expect(session.events.map((it) => it.v)).toEqual([1, 2, 3, 4, 5]);
    expect(session.unheard).toBe(2);
  });

  it('forgets the talk of the lobby when a game without names begins, though nobody can be asked', () => {
    last()?.hear(frame(2, [event(1, 'said'), event(2, 'said')]));
    const log = vi.spyOn(api, 'log').mockRejectedValue(new Denied('offline', '', 0));
    last()?.hear(frame(4, [event(3, 'started'), event(3, 'names_hidden'), event(4, 'said')]));
    expect(session.events.map((it) => it.v)).toEqual([3, 3, 4]);
    expect(session.unheard).toBe(1);
    last()?.hear(frame(5, [event(5, 'said')]));
    expect(session.unheard).toBe(2);
    expect(log).not.toHaveBeenCalled();
  });

  it('hears nothing of the lobby from an answer that was on its way when a game without names began', async () => {
    last()?.hear(frame(2, [event(1, 'said'), event(2, 'said')]));
    let answer: (told: { version: number; events: Event[] }) => void = () => undefined;
    vi.spyOn(api, 'log').mockReturnValue(new Promise((resolve) => (answer = resolve)));
    last()?.hear(frame(3, [event(3, 'seats_drawn')]));
    last()?.hear(frame(4, [event(4, 'started'), event(4, 'names_hidden')]));
    answer({ version: 3, events: [event(1, 'said'), event(2, 'said'), event(3, 'seats_drawn')] });
    await vi.advanceTimersByTimeAsync(1);
    expect(session.events.map((it) => it.type)).toEqual(['started', 'names_hidden']);
  });

  it('keeps to the last answer when seats are drawn twice and the first answer comes last', async () => {
    last()?.hear(frame(1, [event(1, 'joined', { seat: 0, name: 'Sara' })]));
    const answers: ((told: { version: number; events: Event[] }) => void)[] = [];
    vi.spyOn(api, 'log').mockImplementation(() => new Promise((resolve) => answers.push(resolve)));
    last()?.hear(frame(2, [event(2, 'seats_drawn')]));
    last()?.hear(frame(3, [event(3, 'seats_drawn')]));
    const told = (seat: number, version: number) => ({ version, events: [event(1, 'joined', { seat, name: 'Sara' })] });
    answers[1]?.(told(2, 3));
    await vi.advanceTimersByTimeAsync(1);
    answers[0]?.(told(1, 2));
    await vi.advanceTimersByTimeAsync(1);
    expect(session.events[0]?.seat).toBe(2);
  });

  it('takes no talk for news that was heard before the table was opened anew', () => {
    const story = [event(3, 'started'), event(3, 'names_hidden'), event(4, 'said')];
    last()?.hear(frame(4, story));
    expect(session.unheard).toBe(0);
    session.reopen();
    last()?.hear(frame(4, story));
    expect(session.unheard).toBe(0);
  });

  it('keeps what it has heard when the story cannot be had anew', async () => {
    last()?.hear(frame(2, [event(1, 'said')]));
    vi.spyOn(api, 'log').mockRejectedValue(new Denied('offline', '', 0));
    last()?.hear(frame(3, [event(3, 'seats_drawn')]));
    await vi.advanceTimersByTimeAsync(1);
    expect(session.events.map((it) => it.v)).toEqual([1, 3]);
  });

  it('goes on where it was when another language is wanted', () => {
    last()?.hear(frame(2, [event(1, 'started'), event(2, 'bid')]));
    session.speakAnew();
    expect(last()?.url).toContain('after=2');
    last()?.hear(frame(3, [event(3, 'passed')]));
    expect(session.events.map((it) => it.v)).toEqual([1, 2, 3]);
  });

  it('looks a table up by name when it never answers, and ends when there is none', async () => {
    vi.spyOn(api, 'table').mockRejectedValue(new Denied('table.unknown', 'no such table', 404));
    last()?.onclose?.();
    await vi.waitFor(() => expect(session.ended).toBe('table.unknown'));
  });

  it('goes on trying when it is only the server that is away', async () => {
    vi.spyOn(api, 'table').mockRejectedValue(new Denied('offline', '', 0));
    last()?.onclose?.();
    await vi.advanceTimersByTimeAsync(500);
    expect(session.ended).toBeNull();
    expect(FakeSocket.all.length).toBeGreaterThan(1);
  });

  it('is told aloud from now on, and each question once', async () => {
    last()?.hear(frame(2, [event(1, 'started')]));
    const target = document.createElement('div');
    const announcer = mount(Announcer, { target, props: { session } });
    flushSync();
    expect(target.querySelectorAll('p')).toHaveLength(0);
    const ask = { version: 3, optional: false } as Frame['ask'];
    last()?.hear(frame(3, [], { ask }));
    flushSync();
    last()?.hear(frame(4, [], { ask }));
    flushSync();
    const told = () => [...target.querySelectorAll('p')].map((it) => it.textContent);
    expect(told()).toEqual(['turn-yours']);
    // Nobody is asked anything while the game is paused, and everybody again when it goes on.
    const table = { game: 'g', you: 0, paused: 5_000_000, seats: [{ seat: 0, name: 'Sara' }] };
    last()?.hear(frame(5, [], { ask: { ...ask, version: 5 } as Frame['ask'], table } as unknown as Partial<Frame>));
    flushSync();
    expect(told()).toEqual(['turn-yours']);
    last()?.hear(frame(6, [event(6, 'resumed')], { ask: { ...ask, version: 5, optional: true } as Frame['ask'] }));
    flushSync();
    expect(told()).toEqual(['turn-yours', 'turn-yours-optional']);
    await unmount(announcer);
  });
});
