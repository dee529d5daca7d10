/** The lobby says who can still play, fills up to what can be played, and nobody leaves without knowing what it means. */
import { all, click, one, settle, show, words } from '../table-kit/testing/board';
import { bare, textsFrom } from '../table-kit/testing/positions';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '../api';
import type { GameCard, SeatCard, TableCard } from '../protocol';
import { speech } from '../speech.svelte';
import FillSeats from './FillSeats.svelte';
import JoinPanel from './JoinPanel.svelte';
import Menu from './Menu.svelte';
import { chair, framed, sessionAt } from './testing/frames';

const t = textsFrom({})('fa');
const seats = (taken: number, all = 8): SeatCard[] =>
  Array.from({ length: all }, (_, seat) => chair(seat, { kind: seat < taken ? 'person' : 'empty' }));
const lobby = (taken: number, sizes: number[], more: Partial<TableCard> = {}) =>
  sessionAt(framed({ phase: 'lobby', seats: seats(taken), sizes, spectators: true, ...more }));
const button = (name: string, args = {}) => all('button').find((it) => words(it) === bare(t.say(name, args)));
const named = (name: string) => one(`[aria-label="${t.say(name)}"]`);

beforeEach(() => {
  vi.restoreAllMocks();
  vi.spyOn(speech, 'of').mockImplementation(() => t);
});

describe('whoever comes to the lobby', () => {
  const visitor = { you: null, you_are: 'spectator' } as const;
  it('may sit down while one more can play', () => {
    show(JoinPanel, { session: lobby(4, [3, 4, 5], visitor) });
    expect(one('form input')).not.toBeNull();
    expect(button('join-go')).toBeDefined();
  });
  it('hears that they would be too many, though there are chairs, and that they may watch', () => {
    show(JoinPanel, { session: lobby(5, [3, 4, 5], visitor) });
    expect(one('form input')).toBeNull();
    const said = words(one('form'));
    expect(said).toContain(bare(t.say('join-too-many', { sizes: t.say('start-span', { least: 3, most: 5 }) })));
    expect(said).toContain(t.say('join-watch'));
  });
  it('hears nothing of watching where nobody may', () => {
    show(JoinPanel, { session: lobby(8, [3, 8], { ...visitor, spectators: false }) });
    expect(words(one('form'))).toContain(t.say('join-full'));
    expect(words(one('form'))).toContain(t.say('join-wait'));
    expect(words(one('form'))).not.toContain(t.say('join-watch'));
  });
  it('may sit down where the options do not go together yet', () => {
    show(JoinPanel, { session: lobby(5, [], visitor) });
    expect(one('form input')).not.toBeNull();
  });
});

describe('filling up with bots', () => {
  const game = { key: 'none', bots: ['easy', 'normal'] } as GameCard;
  const filled = (taken: number, sizes: number[]) => {
    const add = vi.spyOn(api, 'addBot').mockResolvedValue({});
    show(FillSeats, { session: lobby(taken, sizes), game });
    return add;
  };

  it('goes to the smallest number that can play', async () => {
    const add = filled(1, [4, 6, 8]);
    expect(named('seats-fill-fewer')?.getAttribute('aria-disabled')).toBe('true');
    click(button('seats-fill', { n: 4 }));
    await settle();
    expect(add.mock.calls).toEqual([1, 2, 3].map((seat) => ['tt', seat, 'normal']));
  });
  it('goes as far as the host wants, by the numbers that can play', async () => {
    const add = filled(1, [4, 6, 8]);
    for (const n of [6, 8]) {
      click(named('seats-fill-more'));
      expect(button('seats-fill', { n })).toBeDefined();
    }
    expect(named('seats-fill-more')?.getAttribute('aria-disabled')).toBe('true');
    click(named('seats-fill-more'));
    click(named('seats-fill-fewer'));
    click(button('seats-fill', { n: 6 }));
    await settle();
    expect(add).toHaveBeenCalledTimes(5);
  });
  it('has nothing to choose where one number is left, and nothing to press at the largest table', () => {
    filled(6, [4, 6, 8]);
    expect(button('seats-fill', { n: 8 })).toBeDefined();
    expect(named('seats-fill-more')).toBeNull();
    document.body.replaceChildren();
    filled(8, [4, 6, 8]);
    expect(all('button')).toEqual([]);
  });
});

describe('leaving in the middle of a game', () => {
  const asked = async (more: Partial<TableCard>, game: Partial<GameCard> = {}) => {
    vi.spyOn(api, 'game').mockResolvedValue({ key: 'none', bots: [], times: {}, ...game } as unknown as GameCard);
    show(Menu, { session: sessionAt(framed({ you: 1, you_are: 'seat', ...more })), onclose: () => undefined });
    click(button('leave'));
    await settle();
    const said = words(one('dialog p'));
    document.body.replaceChildren();
    return said;
  };

  it('says what becomes of the seat at this table', async () => {
    expect(await asked({ absent: 'bot' })).toBe(t.say('leave-text-bot'));
    expect(await asked({ absent: 'wait' })).toBe(t.say('leave-text-wait'));
    expect(await asked({ absent: 'wait' }, { counts_present: true })).toBe(t.say('leave-text-wait-counted'));
    expect(await asked({ absent: 'remove' }, { counts_present: true })).toBe(t.say('leave-text-remove'));
  });
  it('and before the game, that it is free again', async () => {
    expect(await asked({ phase: 'lobby', absent: 'remove' })).toBe(t.say('leave-text-lobby'));
  });
});
