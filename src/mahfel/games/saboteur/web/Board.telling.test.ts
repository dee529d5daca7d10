/** What the board tells, keeps to itself, and shows as it happens. */
import { all, click, one, rise, sent, server, show, touch, words } from '$shell/table-kit/testing/board';
import { flushSync } from 'svelte';
import { describe, expect, test, vi } from 'vitest';
import Reckoning from './Reckoning.svelte';
import { ranked } from './ending';
import { LANGS, bare, frame, names, texts, view } from './testing';
import { cell, held, sit, verb } from './testing_board';

describe('secrets', () => {
  const ROLES = /miner|saboteur/i;
  test('one’s own role is nowhere on the page until it is looked at', () => {
    sit('wait');
    expect(document.body.innerHTML.replaceAll('goldmine', '')).not.toMatch(ROLES);
    click(one('.role-card'));
    expect(one('.role-card')!.getAttribute('aria-pressed')).toBe('true');
    expect(words(one('.own .tip'))).toMatch(/miner/);
    click(one('.role-card'));
    expect(document.body.innerHTML.replaceAll('goldmine', '')).not.toMatch(ROLES);
  });
  test('a miner and a saboteur are asked the same, in the same place', async () => {
    const page = async (role: string) => {
      const changed = structuredClone(frame('turn'));
      changed.view!['role'] = role;
      sit('turn', { frame: changed });
      touch(held('TH'));
      const shown = document.body.innerHTML.replace(/\bc\d+-/g, '');
      await rise();
      return shown;
    };
    expect((await page('saboteur')) === (await page('miner'))).toBe(true);
  });
  test('what a map showed is seen by its reader only; that somebody looked by all', async () => {
    sit('turn');
    expect(one('[data-place="cell-8,2"]')!.getAttribute('aria-label')).toContain('you saw');
    expect(one('[data-place="cell-8,-2"]')!.getAttribute('aria-label')).toMatch(/face down – looked at by/);
    await rise();
    sit('watch');
    expect(one('[data-place="cell-8,2"]')!.getAttribute('aria-label')).not.toContain('saw');
  });
});

describe('what happens', () => {
  test('what a map showed is told to its reader until the next turn, and to nobody else', async () => {
    const props = sit('turn');
    props.frame = frame('mapped');
    flushSync();
    expect(words(one('.asking .line'))).toBe('the middle goal: Treasure');
    expect(bare(one('[data-place="cell-8,0"]')!.getAttribute('aria-label') ?? '')).toContain('you saw Treasure');
    props.frame = frame('turn');
    flushSync();
    expect(words(one('.asking .line'))).not.toContain('Treasure');
    await rise();
    const others = sit('wait');
    others.frame = frame('mapped_by_another');
    flushSync();
    expect(document.body.textContent).not.toMatch(/Treasure/);
  });
  test('light runs through what has become live, in its order', () => {
    const props = sit('turn');
    expect(all('.draw')).toEqual([]);
    props.frame = frame('relit');
    flushSync();
    const steps = [...new Set(all('.draw').map((it) => it.parentElement!.style.getPropertyValue('--step')))];
    expect(steps).toEqual(['0', '1', '2']);
  });
  test('whoever comes later finds it as it is', () => {
    sit('relit');
    expect(all('.draw')).toEqual([]);
    expect(all('.core').length).toBeGreaterThan(10);
  });
  test('a fallen rock leaves stones, and what it cut off goes dark', () => {
    const props = sit('turn');
    props.frame = frame('fell');
    flushSync();
    expect(one('.fallen')).not.toBeNull();
    expect(all('.out').length).toBeGreaterThan(3);
  });
  test('between two rounds the roles turn, and it goes on with a press', () => {
    const props = sit('wait');
    props.frame = frame('next');
    flushSync();
    expect(words(one('.reveal'))).toMatch(/Round 1 is over and nobody reached the treasure.*bottom goal/);
    expect(all('.reveal li.saboteur')).toHaveLength(2);
    touch(one('.reveal button'));
    expect(one('.reveal')).toBeNull();
  });
  test('a refusal is read where the question stands', async () => {
    server.answer = { type: 'refused', id: 'u1', code: 'x', args: {}, text: 'Not now.' };
    sit('turn');
    touch(held('TH'));
    touch(verb('Pass'));
    await vi.waitFor(() => expect(words(one('.trouble'))).toBe('Not now.'));
    expect(held('TH')!.getAttribute('aria-pressed')).toBe('true');
  });
  test('what was chosen while others played is still chosen when the turn comes', () => {
    const waiting = structuredClone(frame('turn'));
    waiting.ask = null;
    const props = sit('turn', { frame: waiting });
    touch(held('TH'));
    click(cell('6,0'));
    expect(all('.verbs')).toEqual([]);
    props.frame = frame('turn');
    flushSync();
    touch(verb('Dig'));
    expect(sent).toHaveLength(1);
  });
});

describe('sheets', () => {
  test('tell what everybody has seen of a player', () => {
    sit('turn');
    touch(one('.seat[data-seat="3"]'));
    expect(words(one('dialog'))).toMatch(/Kian.*Deeds.*Looked at.*top goal.*middle goal/);
  });
  test('keep what the table remembers for the viewer', () => {
    sit('turn');
    touch(one('.info'));
    expect(words(one('dialog'))).toMatch(/Your maps.*bottom goal.*Stone.*Discard pile.*Rounds so far.*Kian has reached/);
  });
});

describe('every position', () => {
  const shown = names.filter((name) => !name.startsWith('over'));
  test.each(shown)('“%s” can be shown', (name) => {
    sit(name);
    expect(one('.question')).not.toBeNull();
    expect(all('.seat')).toHaveLength(view(name).seats);
    for (const button of all('button, [role=button]'))
      expect(words(button) || button.getAttribute('aria-label')).toBeTruthy();
  });
  test.each(shown)('“%s” takes no moves in a replay', (name) => {
    sit(name, { replay: true });
    expect(all('.verbs button, [data-cell]')).toEqual([]);
    for (const card of all('[data-hand]')) expect((card as HTMLButtonElement).disabled).toBe(true);
  });
  const spoken = ['turn', 'broken', 'last', 'stuck', 'watch', 'draft', 'draft_wait', 'next10'];
  test.each(LANGS.flatMap((lang) => spoken.map((name) => [lang, name] as const)))('in %s: “%s” has all words', (lang, name) => {
    sit(name, { t: texts(lang) });
    for (const card of all('[data-hand]')) {
      touch(card);
      const first = one('[data-cell], .seat.legal');
      if (first) click(first);
      const own = bare(document.body.innerHTML.replaceAll(/class="[^"]*"|data-[a-z]+="[^"]*"|href="[^"]*"|style="[^"]*"/g, ''));
      expect(own).not.toMatch(/\b(ask|wait|end|word|hint|why|card|tool|goal|letter|move|cell|laid)-[a-zA-Z]/);
    }
  });
});

describe('the reckoning', () => {
  test.each(['over', 'over3', 'over10'])('of “%s” has everybody in order, and every nugget', (name) => {
    show(Reckoning, { frame: frame(name), t: texts('en'), replay: true });
    const order = ranked(view(name).reckoning ?? []).map(({ seat }) => `account-${seat}`);
    expect(all('[data-card^="account-"]').map((it) => it.dataset['card'])).toEqual(order);
    expect(all('.accounts .gold')).toHaveLength((view(name).reckoning ?? []).flatMap((it) => it.gold ?? []).length);
    expect(all('.rounds .story')).toHaveLength(view(name).stories.length);
    expect(one('.win.known')).not.toBeNull();
  });
});
