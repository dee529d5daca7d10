import { all, click, settle, show, words } from '../table-kit/testing/board';
import { textsFrom } from '../table-kit/testing/positions';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api, Denied } from '../api';
import type { Event, Frame } from '../protocol';
import { merged, unusual, usual } from '../screens/usual';
import { speech } from '../speech.svelte';
import { sentence } from '../texts/sentences';
import DrawSeats from './DrawSeats.svelte';
import { mayHost, nameless } from './hosting';
import People from './People.svelte';
import PlayHead from './PlayHead.svelte';
import { chair, framed, sessionAt } from './testing/frames';

const t = textsFrom({})('fa');
const numbers = { anonymous: true, host: null, you: 1, you_are: 'seat' } as const;

beforeEach(() => {
  vi.spyOn(speech, 'of').mockImplementation(() => t);
  vi.spyOn(api, 'game').mockRejectedValue(new Denied('offline', '', 0));
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('seats by lot', () => {
  const lobby = { phase: 'lobby', anonymous: false } as const;
  const button = () => all('button').find((it) => words(it) === t.say('seats-draw'));

  it('are drawn by the host', async () => {
    const draw = vi.spyOn(api, 'drawSeats').mockResolvedValue({});
    show(DrawSeats, { session: sessionAt(framed(lobby)) });
    click(button());
    await settle();
    expect(draw).toHaveBeenCalledExactlyOnceWith('tt');
  });

  it.each([
    ['by nobody else', { ...lobby, you: 1, you_are: 'seat' }],
    ['by nobody who sits alone', { ...lobby, seats: [chair(0), chair(1, { kind: 'empty', name: '' })] }],
    ['not before the start where that is done unseen', { ...lobby, anonymous: true }],
  ] as const)('%s', (_, table) => {
    show(DrawSeats, { session: sessionAt(framed(table as unknown as Partial<Frame['table']>)) });
    expect(button()).toBeUndefined();
  });
});

describe('a table without names', () => {
  it('has none in play alone', () => {
    expect(nameless(framed({ ...numbers, phase: 'lobby' }).table)).toBe(false);
    expect(nameless(framed(numbers).table)).toBe(true);
    expect(nameless(framed({ ...numbers, phase: 'over' }).table)).toBe(false);
    expect(nameless(framed({ anonymous: false }).table)).toBe(false);
    expect(nameless(null)).toBe(false);
  });

  it('is not the usual one', () => {
    const game = { bots: ['easy'], options: [], windows: true } as unknown as Parameters<typeof usual>[0];
    expect(usual(game).anonymous).toBe(false);
    expect(unusual(game, merged(usual(game), { anonymous: true }))).toBe(1);
  });

  it('tells the people that the names come back', () => {
    show(People, { session: sessionAt(framed(numbers)) });
    expect(all('p').map(words)).toContain(t.say('anonymous-now'));
  });

  it.each([
    ['phone', false, '.own'],
    ['large screen', true, '.tag'],
  ])('keeps in sight which number one is oneself, on a %s', (_, wide, place) => {
    const nothing = () => undefined;
    const props = { wide, onmenu: nothing, onlog: nothing, ontalk: nothing };
    show(PlayHead, { session: sessionAt(framed(numbers)), ...props });
    expect(all(place).map(words)).toEqual(['شما: امید']);
  });

  it('offers the rights of the host to others when somebody is gone who may be the host', () => {
    expect(mayHost(framed(numbers).table)).toBe(false);
    expect(mayHost(framed({ ...numbers, seats: [chair(0, { absent: true }), chair(1), chair(2)] }).table)).toBe(true);
    expect(mayHost(framed({ ...numbers, seats: [chair(0), chair(1), chair(2, { left: true })] }).table)).toBe(true);
    expect(mayHost(framed({ ...numbers, host: 1, you_are: 'host' }).table)).toBe(true);
  });

  it('says in the end who was who, and to each which number they were', () => {
    const was = { v: 9, at: 0, type: 'person_was', seat: 1, number: 'بازیکن ۲', name: 'امید' } as Event;
    expect(sentence(t, was, null)).toBe(t.say('event-person_was', { number: 'بازیکن ۲', name: 'امید' }));
    expect(sentence(t, was, 1)).toBe(t.say('event-person_was-you', { number: 'بازیکن ۲' }));
    const bot = { v: 9, at: 0, type: 'bot_was', seat: 2, number: 'بازیکن ۳', name: 'کاوه', level: 'easy' } as Event;
    expect(sentence(t, bot, 1)).toContain(t.say('bot-easy'));
  });
});
