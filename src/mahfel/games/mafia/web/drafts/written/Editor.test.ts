/** The form for a scenario of one's own, as it is used. */
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { DraftFault } from '$shell/protocol';
import { LANGS, bare, texts } from '../../testing';
import { blank, fits, rename, titleOf } from './draft';
import Editor from './Editor.svelte';
import { read, type Scenario } from './scenario';

const SIX = { mafia: ['boss'], city: ['doctor', 'detective', 'citizen', 'citizen', 'citizen'] };
const FILE = JSON.stringify({ name: 'Mine', table: { 6: SIX } });
const t = texts('en');

let target: HTMLElement;
let form: ReturnType<typeof mount> | undefined;
let written = '';

function show(text = FILE, faults: DraftFault[] = [], lang = t) {
  written = text;
  form = mount(Editor, { target, props: { text, faults, t: lang, onchange: (it: string) => (written = it) } });
  flushSync();
}
beforeEach(() => {
  target = document.createElement('div');
  document.body.append(target);
});
afterEach(async () => {
  if (form) await unmount(form);
  form = undefined;
  target.remove();
});

const now = () => read(written) as Scenario;
const button = (name: string) => {
  const found = [...target.querySelectorAll('button')].find(
    (it) => bare(it.getAttribute('aria-label') ?? it.textContent ?? '').trim() === name,
  );
  if (!found) throw new Error(`no button ${name}`);
  return found;
};
const press = (name: string) => {
  button(name).click();
  flushSync();
};
const plain = () => bare(target.textContent ?? '').replace(/\s+/g, ' ');
const switched = (name: string) =>
  [...target.querySelectorAll<HTMLElement>('[role=switch]')].find(
    (it) => document.getElementById(it.getAttribute('aria-labelledby') ?? '')?.textContent === name,
  );

describe('roles', () => {
  test('are counted up and down, and the sum says whether they fit', () => {
    show();
    expect(plain()).toContain('6 roles for 6');
    press('One more: Doctor');
    expect(now().table['6']?.city.filter((key) => key === 'doctor')).toHaveLength(2);
    expect(plain()).toContain('7 roles for 6');
    press('Fit with citizens');
    expect(plain()).toContain('6 roles for 6');
    expect(now().table['6']?.city.filter((key) => key === 'citizen')).toHaveLength(2);
  });
  test('that nobody is dealt any more stay until the list is looked at again', () => {
    show();
    press('One fewer: Boss');
    expect(now().table['6']?.mafia).toEqual([]);
    expect(button('One fewer: Boss').getAttribute('aria-disabled')).toBe('true');
    press('One fewer: Boss');
    expect(now().table['6']?.mafia).toEqual([]);
    press('One more: Boss');
    expect(now().table['6']?.mafia).toEqual(['boss']);
  });
  test('of a side are all to be had, and only those', () => {
    show();
    press('Other roles: Independents');
    press('One more: Lone Killer (Jani)');
    expect(now().table['6']?.independent).toEqual(['jani']);
    expect(() => button('One more: Sheriff')).toThrow();
    press('Other roles: City');
    press('One more: Sheriff');
    expect(now().table['6']?.city).toContain('sheriff');
  });
  test('are told with what is wrong with them', () => {
    const fault = (code: string, place: string, text: string, args = {}): DraftFault => ({ code, place, text, args });
    show(JSON.stringify({ name: '', table: { 6: { ...SIX, mafia: ['emperor'] }, 8: SIX } }), [
      fault('mafia.scenario_name', '$.name', 'No name.'),
      fault('mafia.scenario_unknown_role', '$.table.6.mafia[0]', 'No emperor.', { role: 'emperor' }),
      fault('mafia.scenario_sum', '$.table.8', 'Six of eight.'),
    ]);
    expect(target.querySelector('input')?.getAttribute('aria-invalid')).toBe('true');
    expect(plain()).toContain('No name.');
    const row = [...target.querySelectorAll('li')].find((it) => it.textContent.includes('No emperor.'));
    expect(row?.textContent).toContain('emperor');
    expect([...target.querySelectorAll('.seg')][0]?.textContent.replace(/\s+/g, ' ').trim()).toMatch(/6 !\s?8 !/);
  });
});

describe('sizes', () => {
  test('are added from the nearest one, chosen, and taken away', () => {
    show();
    const select = target.querySelector('select');
    if (!select) throw new Error('no sizes to add');
    select.value = '10';
    select.dispatchEvent(new Event('change', { bubbles: true }));
    flushSync();
    expect(Object.keys(now().table)).toEqual(['6', '10']);
    expect(plain()).toContain('10 roles for 10');
    press('Delete 10 players');
    expect(Object.keys(now().table)).toEqual(['6']);
    expect(() => button('Delete 6 players')).toThrow();
  });
});

describe('rules', () => {
  test('are switched, chosen and counted', () => {
    show();
    switched('Midday sleep')?.click();
    switched('The last three')?.click();
    flushSync();
    press('One more: First night with a shot');
    press('One fewer: First night with a shot');
    press('One fewer: First night with a shot');
    press('One more: Status inquiries');
    target.querySelector<HTMLInputElement>('input[value=revote_then_none]')?.click();
    flushSync();
    expect(now()).toMatchObject({ chaos: true, first_shot: 1, inquiries: 1 });
    expect(now().vote).toMatchObject({ midday: true, tie: 'revote_then_none' });
  });
  test('have a deck', () => {
    show();
    switched('Census')?.click();
    flushSync();
    switched('Short Day')?.click();
    flushSync();
    switched('Census')?.click();
    flushSync();
    expect(now().cards).toEqual(['short_day']);
  });
  test('have an order of those who shoot, from the mafia of the tables', () => {
    show(JSON.stringify({ name: 'x', table: { 7: { mafia: ['boss', 'nato', 'matador'], city: ['citizen'] } } }));
    press('Add Schemer (Nato)');
    press('Add Matador');
    expect(now().succession).toEqual(['nato', 'matador']);
    press('Earlier: Matador');
    press('Earlier: Matador');
    expect(now().succession).toEqual(['matador', 'nato']);
    press('Take out Matador');
    expect(now().succession).toEqual(['nato']);
  });
});

describe('a draft', () => {
  test('is called by its name, and a copy by another', () => {
    expect(titleOf(FILE)).toBe('Mine');
    expect(titleOf('{')).toBe('');
    expect(titleOf(rename(FILE, 'x'.repeat(60)))).toBe('x'.repeat(40));
    expect(rename('{', 'x')).toBe('{');
  });
  test('fits the form unless something has no place there', () => {
    expect([FILE, blank(t), '{', FILE.replace('Mine', 'M","b":"')].map(fits)).toEqual([true, true, false, false]);
  });
  test.each(LANGS)('is told in words in %s', (lang) => {
    show(FILE, [], texts(lang));
    for (const details of target.querySelectorAll('details')) details.open = true;
    press(bare(texts(lang).say('written-other-roles', { side: texts(lang).say('written-side-city') })));
    expect(plain().match(/\b(written|role|card|option|side)-[a-z_]+/g)).toBeNull();
    const labels = [...target.querySelectorAll('[aria-label]')].map((it) => it.getAttribute('aria-label') ?? '');
    expect(labels.filter((it) => /[a-z]+-[a-z_]{3,}/.test(bare(it)) && lang !== 'en')).toEqual([]);
  });
  test('is not sent away with Enter from its name', () => {
    show();
    const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });
    target.querySelector('input')?.dispatchEvent(enter);
    expect(enter.defaultPrevented).toBe(true);
  });
});
