import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { GameCard, OptionsCommand, TimesCommand } from '../protocol';
import { Catalogue } from '../texts/bundle';
import { Texts } from '../texts/texts';
import AbsentRows from './AbsentRows.svelte';
import LengthRows from './LengthRows.svelte';
import { lengthsOf, shortest, unitOf, within } from './lengths';
import { merged, usual, type Chosen } from './usual';
import fa from '../../texts/fa.ftl?raw';

const words = new Catalogue('fa', fa);
const t = new Texts('fa', [words], () => '');
const mafia = {
  key: 'mafia',
  bots: ['easy', 'normal'],
  excludes: true,
  counts_present: true,
  times: { normal: { speech: 60, night: 40 }, quick: { speech: 25, night: 20 }, relaxed: { speech: 86_400, night: 43_200 } },
} as unknown as GameCard;
const lut = { ...mafia, key: 'lut', bots: ['easy'], excludes: false, counts_present: false } as GameCard;

let target: HTMLElement;
let shown: Record<string, unknown> | null = null;
beforeEach(() => {
  target = document.createElement('div');
  document.body.append(target);
});
afterEach(() => {
  if (shown) void unmount(shown);
  shown = null;
  target.remove();
});

const absentRows = (game: GameCard, chosen: Chosen, onchange: (change: OptionsCommand) => void = () => undefined) => {
  shown = mount(AbsentRows, { target, props: { game, chosen, t, onchange } });
  flushSync();
};
const lengthRows = (times: Chosen['times'], onchange: (change: TimesCommand) => void, disabled = false) => {
  shown = mount(LengthRows, { target, props: { game: mafia, pace: 'normal' as const, times, disabled, t, onchange } });
  flushSync();
};
const radios = () => [...target.querySelectorAll<HTMLInputElement>('input[type=radio]')];
const type = (input: HTMLInputElement, text: string) => {
  input.value = text;
  input.dispatchEvent(new Event('change', { bubbles: true }));
  flushSync();
};

describe('a length of time', () => {
  it('is said in the largest unit that needs no fraction', () => {
    expect([5, 45, 60, 90, 120, 180, 3600, 5400, 259_200].map(unitOf)).toEqual([
      'seconds',
      'seconds',
      'seconds',
      'seconds',
      'minutes',
      'minutes',
      'hours',
      'minutes',
      'hours',
    ]);
  });

  it('stays within its bounds, and a night is never too short to look', () => {
    expect(within(4, 'seconds', shortest('turn'), 604_800)).toBeNull();
    expect(within(5, 'seconds', shortest('turn'), 604_800)).toBe(5);
    expect(within(9, 'seconds', shortest('night'), 604_800)).toBeNull();
    expect(within(168, 'hours', 5, 604_800)).toBe(604_800);
    expect(within(169, 'hours', 5, 604_800)).toBeNull();
  });

  it('is offered for the classes of the game alone, in its order', () => {
    expect(lengthsOf(mafia, 'quick', { night: 33 })).toEqual([
      { name: 'speech', seconds: 25, usual: 25 },
      { name: 'night', seconds: 33, usual: 20 },
    ]);
  });

  it('is changed by typing, in Persian digits too, and put back when it does not fit', () => {
    const change = vi.fn();
    lengthRows({}, change);
    const [speech] = [...target.querySelectorAll<HTMLInputElement>('input')];
    if (!speech) throw new Error('no field');
    expect(speech.value).toBe('۶۰');
    type(speech, '۷۵');
    expect(change).toHaveBeenLastCalledWith({ times: { speech: 75 } });
    change.mockClear();
    type(speech, '2');
    expect(change).not.toHaveBeenCalled();
    expect(speech.value).toBe('۶۰');
  });

  it('is given back to the pace by a button that only a length of its own has', () => {
    const change = vi.fn();
    lengthRows({ night: 90 }, change);
    const buttons = [...target.querySelectorAll('button')];
    expect(buttons).toHaveLength(1);
    buttons[0]?.click();
    expect(change).toHaveBeenCalledWith({ times: { night: null } });
  });

  it('is not for guests to change', () => {
    lengthRows({ night: 90 }, () => undefined, true);
    expect(target.querySelectorAll('button')).toHaveLength(0);
    expect([...target.querySelectorAll<HTMLInputElement>('input, select')].every((it) => it.disabled)).toBe(true);
  });

  it('of a class is laid over the others in a table that is being made', () => {
    const first = merged(usual(mafia), { times: { speech: 50 } });
    const second = merged(first, { times: { night: 30, speech: null }, pace: 'quick' });
    expect([second.times, second.pace, second.absent]).toEqual([{ night: 30 }, 'quick', 'bot']);
  });
});

describe('if somebody is gone', () => {
  it('a bot plays, usually; people may wait, or send away where the game goes on without them', () => {
    absentRows(mafia, usual(mafia));
    expect(radios().map((it) => it.value)).toEqual(['bot', 'wait', 'remove', 'easy', 'normal']);
    void (shown && unmount(shown));
    shown = null;
    target.replaceChildren();
    absentRows(lut, usual(lut));
    expect(radios().map((it) => it.value)).toEqual(['bot', 'wait']);
  });

  it('choosing says which bot plays, and that none does', () => {
    const change = vi.fn();
    absentRows(mafia, usual(mafia), change);
    radios().find((it) => it.value === 'remove')?.click();
    expect(change).toHaveBeenLastCalledWith({ absent: 'remove', warm: null });
    radios().find((it) => it.value === 'normal')?.click();
    expect(change).toHaveBeenLastCalledWith({ absent: 'bot', warm: 'normal' });
  });

  it('it is said that nobody counts them only where the game counts anybody', () => {
    absentRows(mafia, { ...usual(mafia), absent: 'wait', warm: null });
    expect(target.textContent).toContain(t.say('absent-wait-counted-help'));
    expect(target.querySelectorAll('input.field')).toHaveLength(1);
    void (shown && unmount(shown));
    shown = null;
    target.replaceChildren();
    absentRows(lut, { ...usual(lut), absent: 'wait', warm: null });
    expect(target.textContent).toContain(t.say('absent-wait-help'));
    expect(target.querySelectorAll('input.field')).toHaveLength(0);
  });

  it('patience has bounds', () => {
    const change = vi.fn();
    absentRows(mafia, usual(mafia), change);
    const field = target.querySelector<HTMLInputElement>('input.field');
    if (!field) throw new Error('no field');
    type(field, '29');
    type(field, '301');
    expect(change).not.toHaveBeenCalled();
    type(field, '300');
    expect(change).toHaveBeenLastCalledWith({ grace: 300 });
  });
});
