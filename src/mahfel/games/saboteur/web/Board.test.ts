import { flushSync, mount, unmount, type ComponentProps } from 'svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Answer, Frame, Move } from '$shell/protocol';
import Board from './Board.svelte';
import Reckoning from './Reckoning.svelte';
import { ranked } from './ending';
import { live } from './testing_frames.svelte';
import { LANGS, bare, frame, names, texts, view } from './testing';

// What a browser has and jsdom has not; some of it is asked for as soon as a module is loaded.
vi.hoisted(() => {
  const quiet = { matches: true, addEventListener: () => {} };
  Object.assign(globalThis, {
    matchMedia: () => quiet,
    ResizeObserver: class {
      observe = () => {};
      unobserve = () => {};
      disconnect = () => {};
    },
  });
  HTMLDialogElement.prototype.showModal = function () {
    this.setAttribute('open', '');
  };
  HTMLDialogElement.prototype.close = function () {
    this.removeAttribute('open');
  };
});

let board: ReturnType<typeof mount> | undefined;
let sent: Move[] = [];
let answer: Answer = { type: 'accepted', id: 'u1', version: 32 };

beforeEach(() => {
  sent = [];
  answer = { type: 'accepted', id: 'u1', version: 32 };
});
afterEach(async () => {
  if (board) await unmount(board);
  board = undefined;
  document.body.replaceChildren();
});

type Others = Partial<Omit<ComponentProps<typeof Board>, 'frame'>>;

function sit(name: string, { frame: first = frame(name), ...others }: Others & { frame?: Frame } = {}): { frame: Frame } {
  const send = (move: Move) => {
    sent.push(move);
    return Promise.resolve(answer);
  };
  const props = live(first, { send, t: texts('en'), now: () => Date.now(), ...others });
  board = mount(Board, { target: document.body, props });
  flushSync();
  return props;
}

const one = (selector: string) => document.querySelector<HTMLElement>(selector);
const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const words = (element: Element | null) => element?.textContent?.replace(/[\u2068\u2069\s]+/g, ' ').trim() ?? '';
const verb = (text: string) => all('.verbs button').find((button) => words(button).startsWith(text))!;
const press = (key: string, code = key, target: Element = document.activeElement ?? document.body) => {
  target.dispatchEvent(new KeyboardEvent('keydown', { key, code, bubbles: true, cancelable: true }));
  flushSync();
};
/** A press that comes from no pointer, as the keyboard and a screen reader give it. */
const click = (element: Element | null) => {
  element!.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 0 }));
  flushSync();
};
const touch = (element: Element | null) => {
  element!.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
  flushSync();
};
const held = (card: string) => one(`[data-hand="${card}"]`);
const cell = (key: string) => one(`[data-cell="${key}"]`);

describe('a tunnel', () => {
  test('lights up every cell where it fits, as it lies or turned', () => {
    sit('turn');
    touch(held('TH'));
    const look = (key: string) => cell(key)?.getAttribute('class') ?? '';
    expect(look('0,1')).toContain('now');
    expect(look('0,-1')).toContain('turn');
    expect(look('-1,0')).toContain('both');
    expect(cell('3,-2')).toBeNull();
  });
  test('is laid where it was put, and it is said before what comes of it', () => {
    sit('turn');
    touch(held('TH'));
    expect(words(one('.verbs button'))).toContain('choose a cell');
    click(cell('6,0'));
    expect(words(verb('Dig'))).toContain('leads on to 2 cells');
    touch(verb('Dig'));
    expect(sent).toEqual([{ type: 'dig', card: 'TH', x: 6, y: 0, turned: false }]);
  });
  test('turns by itself where it fits turned only, and cannot be turned back there', () => {
    sit('turn');
    touch(held('TH'));
    click(cell('0,-1'));
    expect(words(held('TH'))).toContain('turned');
    expect(words(verb('Turn'))).toContain('does not fit turned');
    touch(verb('Dig'));
    expect(sent).toEqual([{ type: 'dig', card: 'TH', x: 0, y: -1, turned: true }]);
  });
  test('turns when the cell is touched again, where both turns fit', () => {
    sit('turn');
    touch(held('TH'));
    click(cell('-1,0'));
    click(cell('-1,0'));
    touch(verb('Dig'));
    expect(sent).toEqual([{ type: 'dig', card: 'TH', x: -1, y: 0, turned: true }]);
  });
  test('that joins what was cut off says so', () => {
    sit('relit', { frame: frame('turn') });
    touch(held('TH'));
    click(cell('3,1'));
    expect(words(verb('Dig'))).toContain('joins 2 cards again');
  });
  test('that looks the same turned says so', () => {
    sit('turn3');
    touch(held('X4'));
    expect(words(verb('Turn'))).toContain('looks the same');
    expect(words(one('.verbs button'))).toContain('choose a cell');
  });
  test('before the goal says that it turns it up', () => {
    sit('turn3');
    touch(held('X4'));
    click(cell('7,0'));
    expect(words(verb('Dig'))).toContain('turns up the middle goal');
  });
  test('cannot be dug with broken tools, and may be discarded', () => {
    sit('broken');
    touch(held('X4'));
    expect(all('[data-cell]')).toEqual([]);
    expect(words(verb('Dig'))).toContain('your tools are broken');
    touch(verb('Dig'));
    expect(sent).toEqual([]);
    touch(verb('Pass'));
    expect(sent).toEqual([{ type: 'pass', card: 'X4' }]);
  });
  test('fits nowhere in a mine of dead ends', () => {
    sit('stuck');
    touch(held('X4'));
    expect(words(verb('Dig'))).toContain('fits nowhere');
  });
});

describe('actions', () => {
  test('break a tool of another, and nobody’s own or one that is broken', () => {
    sit('broken');
    touch(held('break_lamp'));
    expect(all('.seat.legal').map((it) => it.dataset['seat'])).toEqual(['1', '2', '4']);
    touch(one('.seat[data-seat="0"]'));
    expect(words(one('.trouble'))).toBe('not yourself');
    touch(one('.seat[data-seat="1"]'));
    expect(words(verb('Break the lamp'))).toContain('Omid cannot dig until it is mended');
    touch(verb('Break the lamp'));
    expect(sent).toEqual([{ type: 'break', tool: 'lamp', seat: 1 }]);
  });
  test('mend one of two tools, and ask which', () => {
    sit('broken');
    touch(held('mend_lamp_pick'));
    touch(one('.seat[data-seat="0"]'));
    expect(verb('Mend the lamp')).toBeDefined();
    touch(verb('Mend the pick'));
    expect(sent).toEqual([{ type: 'mend', card: 'mend_lamp_pick', seat: 0, tool: 'pick' }]);
  });
  test('let a rock fall on a tunnel, and show what it cuts off', () => {
    sit('turn');
    touch(held('rockfall'));
    expect(cell('0,0')).toBeNull();
    click(cell('2,0'));
    expect(words(verb('Let it fall'))).toContain('cuts off');
    expect(all('.doomed').length).toBeGreaterThan(3);
    touch(verb('Let it fall'));
    expect(sent).toEqual([{ type: 'rockfall', x: 2, y: 0 }]);
  });
  test('look at a goal that lies face down', () => {
    sit('turn');
    touch(held('map'));
    expect(all('[data-cell]')).toHaveLength(3);
    click(cell('8,-2'));
    expect(words(verb('Look'))).toContain('only you will see it');
    touch(verb('Look'));
    expect(sent).toEqual([{ type: 'map', goal: 'top' }]);
  });
  test('that fit nobody say so', () => {
    sit('last');
    touch(held('mend_pick'));
    expect(words(verb('Mend'))).toContain('fits nobody');
  });
});

describe('the keyboard', () => {
  test('chooses a card, walks the cells, turns it and lays it', () => {
    sit('turn');
    held('TH')!.focus();
    press('ArrowRight');
    press('ArrowLeft');
    click(held('TH'));
    expect(document.activeElement).toBe(cell('6,0'));
    press('ArrowLeft');
    const there = (document.activeElement as HTMLElement).dataset['cell'];
    expect(there).not.toBe('6,0');
    press('ArrowRight');
    expect(document.activeElement).toBe(cell('6,0'));
    press('Enter');
    expect(sent).toEqual([{ type: 'dig', card: 'TH', x: 6, y: 0, turned: false }]);
  });
  test('turns with R, by the place of the key', () => {
    sit('turn');
    click(held('TH'));
    press('ق', 'KeyR');
    expect(words(held('TH'))).toContain('turned');
    expect(cell('0,-1')!.getAttribute('class')).toContain('now');
  });
  test('thinks again with Escape: first the cell, then the card', () => {
    sit('turn');
    click(held('TH'));
    click(cell('6,0'));
    press('Escape');
    expect(one('.offer.picked')).toBeNull();
    expect(all('[data-cell]').length).toBeGreaterThan(0);
    press('Escape');
    expect(all('[data-cell]')).toEqual([]);
    expect(document.activeElement).toBe(held('TH'));
  });
  test('leads from a breaking card to those it can be played on', () => {
    sit('broken');
    click(held('break_lamp'));
    expect((document.activeElement as HTMLElement).dataset['seat']).toBe('1');
  });
  test('has one stop for all the cells', () => {
    sit('turn');
    click(held('TH'));
    expect(all('[data-cell][tabindex="0"]')).toHaveLength(1);
  });
});

describe('gold', () => {
  test('is chosen by its worth, and the rest goes on', () => {
    sit('draft');
    expect(all('[data-gold]').map((it) => it.dataset['gold'])).toEqual(['3', '2', '1']);
    touch(one('[data-gold="3"]'));
    expect(words(verb('Keep 3 nuggets'))).toContain('4 cards go on to Roya');
    touch(verb('Keep 3 nuggets'));
    expect(sent).toEqual([{ type: 'keep', gold: 3 }]);
  });
  test('is seen by whoever chooses, and by nobody else', () => {
    sit('draft_wait');
    expect(all('[data-gold]')).toEqual([]);
    expect(words(one('.question'))).toBe('Omid chooses a gold card.');
  });
});

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
  test('a miner and a saboteur are asked the same, in the same place', () => {
    const page = (role: string) => {
      const changed = structuredClone(frame('turn'));
      changed.view!['role'] = role;
      sit('turn', { frame: changed });
      touch(held('TH'));
      const shown = document.body.innerHTML.replace(/\bc\d+-/g, '');
      void unmount(board!);
      board = undefined;
      document.body.replaceChildren();
      return shown;
    };
    expect(page('saboteur') === page('miner')).toBe(true);
  });
  test('what a map showed is seen by its reader only; that somebody looked by all', () => {
    sit('turn');
    expect(one('[data-place="cell-8,2"]')!.getAttribute('aria-label')).toContain('you saw');
    expect(one('[data-place="cell-8,-2"]')!.getAttribute('aria-label')).toMatch(/face down – looked at by/);
    void unmount(board!);
    document.body.replaceChildren();
    sit('watch');
    expect(one('[data-place="cell-8,2"]')!.getAttribute('aria-label')).not.toContain('saw');
  });
});

describe('what happens', () => {
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
    answer = { type: 'refused', id: 'u1', code: 'x', args: {}, text: 'Not now.' };
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
    board = mount(Reckoning, { target: document.body, props: { frame: frame(name), t: texts('en'), replay: true } });
    flushSync();
    const order = ranked(view(name).reckoning ?? []).map(({ seat }) => `account-${seat}`);
    expect(all('[data-card^="account-"]').map((it) => it.dataset['card'])).toEqual(order);
    expect(all('.accounts .gold')).toHaveLength((view(name).reckoning ?? []).flatMap((it) => it.gold ?? []).length);
    expect(all('.rounds .story')).toHaveLength(view(name).stories.length);
    expect(one('.win.known')).not.toBeNull();
  });
});
