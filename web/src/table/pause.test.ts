import { sent, all, click, one, settle, show, words } from '../table-kit/testing/board';
import { textsFrom } from '../table-kit/testing/positions';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api, Denied } from '../api';
import { notices } from '../notices.svelte';
import type { Event, Frame } from '../protocol';
import { speech } from '../speech.svelte';
import Abandoned from './Abandoned.svelte';
import AwayPanel from './AwayPanel.svelte';
import { mayHost } from './hosting';
import Menu from './Menu.svelte';
import Paused from './Paused.svelte';
import { NOW, chair, framed, sessionAt } from './testing/frames';
import { deadlineOf, turnLine } from './turn';

const texts = textsFrom({});
const t = texts('fa');
const button = (name: string) => all('button').find((it) => words(it) === t.say(name));

beforeEach(() => {
  vi.spyOn(speech, 'of').mockImplementation(() => t);
  vi.spyOn(api, 'game').mockRejectedValue(new Denied('offline', '', 0));
});
afterEach(() => {
  vi.restoreAllMocks();
  expect(sent).toEqual([]);
});

describe('a paused game', () => {
  it('stops the clock of every board and lets it go on from the same place', () => {
    vi.useFakeTimers({ now: NOW + 30_000 });
    const session = sessionAt(framed({ paused: NOW }));
    const left = () => (session.frame ? (deadlineOf(session.frame) ?? 0) - session.now() : 0);
    expect(left()).toBe(60_000);
    vi.advanceTimersByTime(3_600_000);
    expect(left()).toBe(60_000);
    session.frame = framed({}, { waiting: [{ seat: 1, deadline: Date.now() + 60_000 }] });
    expect(left()).toBe(60_000);
    vi.advanceTimersByTime(10_000);
    expect(left()).toBe(50_000);
    vi.useRealTimers();
  });

  it('says so in place of whose turn it is, to whoever is asked too', () => {
    const ask = { version: 3, deadline: null, optional: false } as Frame['ask'];
    expect(turnLine(t, framed({ paused: NOW }))).toBe(t.say('paused'));
    expect(turnLine(t, framed({ paused: NOW }, { ask }))).toBe(t.say('paused'));
    expect(turnLine(t, framed({}, { ask }))).toBe(t.say('turn-yours'));
    expect(turnLine(t, framed({ phase: 'over', paused: null }))).toBe(t.say('turn-over'));
  });

  it('shows everybody a band, and the host how to go on', () => {
    const go = vi.spyOn(api, 'resume').mockResolvedValue({});
    show(Paused, { session: sessionAt(framed({ paused: NOW })) });
    expect(words(one('.paused p'))).toBe(t.say('paused-text'));
    expect(one('.paused')?.getAttribute('aria-label')).toBe(t.say('paused'));
    click(button('resume'));
    expect(go).toHaveBeenCalledWith('tt');
  });

  it('gives nobody else that button, unless the host is away', () => {
    const guest = { you: 1, you_are: 'seat' } as const;
    show(Paused, { session: sessionAt(framed({ paused: NOW, ...guest })) });
    expect(all('.paused button')).toEqual([]);
    const away = [chair(0, { absent: true }), chair(1), chair(2)];
    expect(mayHost(framed({ ...guest, seats: away }).table)).toBe(true);
    expect(mayHost(framed({ ...guest }).table)).toBe(false);
    expect(mayHost(framed({ you: null, you_are: 'spectator', seats: away }).table)).toBe(false);
    const sentAway = [chair(0, { absent: true }), chair(1, { excluded: true }), chair(2)];
    expect(mayHost(framed({ ...guest, seats: sentAway }).table)).toBe(false);
    const leader = (here: boolean) => ({ host: null, moderator: { name: 'Leader', here } });
    expect(mayHost(framed({ ...guest, ...leader(true) }).table)).toBe(false);
    expect(mayHost(framed({ ...guest, ...leader(false) }).table)).toBe(true);
    expect(mayHost(framed({ ...leader(true), you: null, you_are: 'moderator' }).table)).toBe(true);
    expect(mayHost(null)).toBe(false);
  });
});

describe('the menu of the host', () => {
  const opened = (frame: Frame) => {
    const closed = vi.fn();
    show(Menu, { session: sessionAt(frame), onclose: closed });
    return closed;
  };

  it('pauses a game that goes on', async () => {
    const stop = vi.spyOn(api, 'pause').mockResolvedValue({});
    const closed = opened(framed());
    expect(button('resume')).toBeUndefined();
    click(button('pause'));
    await settle();
    expect(stop).toHaveBeenCalledWith('tt');
    expect(closed).toHaveBeenCalled();
  });

  it('takes no second touch for what the button would do by then', async () => {
    let answer = (): void => undefined;
    const stop = vi.spyOn(api, 'pause').mockReturnValue(new Promise((done) => (answer = () => done({}))));
    const go = vi.spyOn(api, 'resume').mockResolvedValue({});
    const session = sessionAt(framed());
    const closed = vi.fn();
    show(Menu, { session, onclose: closed });
    click(button('pause'));
    session.frame = framed({ paused: NOW });
    flushSync();
    expect(button('resume')).toBeUndefined();
    click(button('pause'));
    answer();
    await settle();
    expect(stop).toHaveBeenCalledTimes(1);
    expect(go).not.toHaveBeenCalled();
    expect(closed).toHaveBeenCalledTimes(1);
  });

  it('lets a paused game go on', () => {
    const go = vi.spyOn(api, 'resume').mockResolvedValue({});
    opened(framed({ paused: NOW }));
    expect(button('pause')).toBeUndefined();
    click(button('resume'));
    expect(go).toHaveBeenCalledWith('tt');
  });

  it('ends a game at the second word only, and not when one thinks better of it', async () => {
    const end = vi.spyOn(api, 'abandon').mockResolvedValue({});
    const closed = opened(framed({ paused: NOW }));
    click(button('abandon'));
    expect(end).not.toHaveBeenCalled();
    expect(words(one('dialog'))).toContain(t.say('abandon-text'));
    click(button('abandon-stay'));
    click(button('abandon'));
    click(button('abandon-go'));
    await settle();
    expect(end).toHaveBeenCalledTimes(1);
    expect(closed).toHaveBeenCalled();
  });

  it('stays open when the server will not', async () => {
    vi.spyOn(api, 'abandon').mockRejectedValue(new Denied('host.only', 'no', 403));
    const attempt = vi.spyOn(notices, 'attempt');
    const closed = opened(framed());
    click(button('abandon'));
    click(button('abandon-go'));
    await settle();
    expect(attempt).toHaveBeenCalled();
    expect(closed).not.toHaveBeenCalled();
  });

  it('has nothing of it for a guest, nor before and after the game', () => {
    for (const frame of [framed({ you: 1, you_are: 'seat' }), framed({ phase: 'lobby' }), framed({ phase: 'over' })]) {
      opened(frame);
      for (const name of ['pause', 'resume', 'abandon']) expect(button(name), name).toBeUndefined();
      document.body.replaceChildren();
    }
  });

  it('asks why somebody is sent away, and sends the reason that was given', async () => {
    vi.spyOn(api, 'game').mockResolvedValue({ key: 'none', excludes: true } as Awaited<ReturnType<typeof api.game>>);
    const away = vi.spyOn(api, 'exclude').mockResolvedValue({});
    opened(framed());
    await settle();
    const asking = all('button').filter((it) => words(it) === t.say('exclude'));
    expect(asking).toHaveLength(2);
    click(asking[1]);
    expect(away).not.toHaveBeenCalled();
    const field = one('form input') as HTMLInputElement;
    expect(field.maxLength).toBe(120);
    expect(document.activeElement).toBe(field);
    field.value = ' داد می‌زند ';
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    flushSync();
    click(button('exclude-sure'));
    await settle();
    expect(away.mock.calls).toEqual([['tt', 2, 'داد می‌زند']]);
    expect(one('form input')).toBeNull();
  });

  it('lets the host think better of sending somebody away', async () => {
    vi.spyOn(api, 'game').mockResolvedValue({ key: 'none', excludes: true } as Awaited<ReturnType<typeof api.game>>);
    const away = vi.spyOn(api, 'exclude').mockResolvedValue({});
    opened(framed());
    await settle();
    click(all('button').find((it) => words(it) === t.say('exclude')));
    click(button('exclude-not'));
    expect(one('form input')).toBeNull();
    expect(away).not.toHaveBeenCalled();
  });
});

describe('whoever was sent away', () => {
  const gone = chair(1, { excluded: true, left: true });
  const reason: Event = { v: 8, at: 0, type: 'exclusion_reason', seat: 1, name: 'امید', text: 'داد می‌زند' };

  it('reads that and why, and has no way back', () => {
    const other: Event = { ...reason, seat: 2, text: 'چیز دیگر' };
    show(AwayPanel, { session: sessionAt(framed({ you: 1, you_are: 'seat' }), [reason, other]), seat: gone });
    const said = words(one('.away'));
    expect(said).toContain(t.say('sent-away'));
    expect(said).toContain('داد می‌زند');
    expect(said).not.toContain('چیز دیگر');
    expect(all('.away button')).toEqual([]);
  });

  it('reads only that where no reason was given', () => {
    show(AwayPanel, { session: sessionAt(framed({ you: 1, you_are: 'seat' })), seat: gone });
    expect(all('.away p')).toHaveLength(1);
  });
});

describe('the end of a game that the host has ended', () => {
  const end: Event = { v: 9, at: 0, type: 'abandoned', seat: 0, name: 'سارا' };

  it.each(['fa', 'en', 'ru'] as const)('names no winner, and who has ended it (%s)', (lang) => {
    const shown = vi.fn();
    show(Abandoned, {
      frame: framed({ phase: 'over', abandoned: true, you: 1, you_are: 'seat' }),
      t: texts(lang),
      log: [end],
      onshown: shown,
    });
    expect(words(one('h2'))).toBe(texts(lang).say('outcome-abandoned'));
    expect(words(one('.abandoned'))).toContain('سارا');
    expect(all('.abandoned li')).toHaveLength(3);
    expect(shown).toHaveBeenCalled();
  });

  it('says in a replay that it was ended before it was over, and nothing of watching it again', () => {
    show(Abandoned, { frame: framed({ phase: 'over', abandoned: true }), t, log: [end], replay: true });
    expect(words(one('.abandoned'))).toContain(t.say('outcome-abandoned-replay'));
    expect(words(one('.abandoned'))).not.toContain(t.say('outcome-abandoned-open'));
  });

  it('says the same where the log does not reach', () => {
    show(Abandoned, { frame: framed({ phase: 'over', abandoned: true }), t, log: [] });
    expect(words(one('.abandoned'))).toContain(t.say('outcome-abandoned-text'));
  });
});
