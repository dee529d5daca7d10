import { createSubscriber } from 'svelte/reactivity';
import { flushSync, mount, unmount, type ComponentProps } from 'svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Answer, Move } from '$shell/protocol';
import Board from './Board.svelte';
import { aPlayer, aView, texts } from './testing';
import { aFrame } from './testing_frames';
import type { HighSocietyView } from './view';

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
});

function sit(view: HighSocietyView, more: Partial<ComponentProps<typeof Board>> = {}): void {
  const send = (move: Move) => {
    sent.push(move);
    return Promise.resolve(answer);
  };
  board = mount(Board, {
    target: document.body,
    props: { frame: aFrame(view), send, t: texts('en'), now: () => Date.now(), ...more },
  });
  flushSync();
}

const one = (selector: string) => document.querySelector<HTMLElement>(selector);
const card = (value: number) => one(`[data-value="${value}"]`)!;
const bid = () => one('.verbs .btn-ask')!;
const pass = () => one('.verbs .btn:not(.btn-ask)')!;
const words = (element: Element | null) => element?.textContent?.replace(/[\u2068\u2069\s]+/g, ' ').trim() ?? '';
const press = (element: Element, key: string, code = key) => {
  element.dispatchEvent(new KeyboardEvent('keydown', { key, code, bubbles: true, cancelable: true }));
  flushSync();
};
const click = (element: HTMLElement) => {
  element.click();
  flushSync();
};

const mine = aPlayer({ hand: [1, 2, 6, 15], bid: [12] });
const auction = aView([
  mine,
  aPlayer({ hand: [3, 4], bid: [8, 10], owned: ['L3'] }),
  aPlayer({ hand: [20, 25], passed: true }),
]);

describe('bidding', () => {
  test('select, see the sum, confirm', async () => {
    sit(auction);
    expect(words(bid())).toContain('choose money cards');
    click(card(2));
    expect(words(one('.prompt .sum')).replaceAll(' ', '')).toBe('12+2=14<19');
    expect(words(bid())).toContain('5 more needed');
    click(bid());
    expect(sent).toEqual([]);
    click(card(6));
    expect(words(one('.prompt .sum')).replaceAll(' ', '')).toBe('12+2+6=20≥19');
    expect(words(bid())).toContain('Bid 20');
    click(bid());
    expect(sent).toEqual([{ type: 'bid', cards: [2, 6] }]);
    await new Promise((done) => setTimeout(done));
    flushSync();
    expect(document.querySelectorAll('[aria-pressed="true"]')).toHaveLength(0);
  });

  test('the lowest bid is chosen in one tap and not sent', () => {
    sit(auction);
    click(one('.lowest')!);
    expect(
      [...document.querySelectorAll<HTMLElement>('[aria-pressed="true"]')].map((it) => it.dataset['value']),
    ).toEqual(['1', '6']);
    expect(sent).toEqual([]);
  });

  test('a refusal is said in its own words, and the choice stays', async () => {
    answer = {
      type: 'refused',
      id: 'u1',
      code: 'high_society.too_low',
      args: {},
      text: 'The bid has to be at least 30.',
    };
    sit(auction);
    click(card(15));
    click(bid());
    await new Promise((done) => setTimeout(done));
    flushSync();
    expect(words(one('.trouble'))).toBe('The bid has to be at least 30.');
    expect(card(15).getAttribute('aria-pressed')).toBe('true');
  });

  test('a card that comes back and is chosen for the next question stays chosen when the answer to the last comes in', async () => {
    let drawn = aFrame(auction, 31);
    let tell = () => {};
    const heard = createSubscriber((update) => ((tell = update), () => {}));
    let answering: (answer: Answer) => void = () => {};
    board = mount(Board, {
      target: document.body,
      props: {
        get frame() {
          heard();
          return drawn;
        },
        send: () => new Promise<Answer>((done) => (answering = done)),
        t: texts('en'),
        now: () => Date.now(),
      },
    });
    flushSync();
    click(card(6));
    click(card(2));
    click(bid());
    // The bid was laid, came back with a misfortune, and a new auction asks: all before the answer.
    drawn = aFrame(auction, 35);
    tell();
    flushSync();
    expect(document.querySelectorAll('[aria-pressed="true"]')).toHaveLength(0);
    click(card(6));
    answering({ type: 'accepted', id: 'u1', version: 32 });
    await new Promise((done) => setTimeout(done));
    flushSync();
    expect(
      [...document.querySelectorAll<HTMLElement>('[aria-pressed="true"]')].map((it) => it.dataset['value']),
    ).toEqual(['6']);
  });

  test('nothing is sent twice while an answer is on its way', () => {
    sit(auction, { send: (move: Move) => (sent.push(move), new Promise<Answer>(() => {})) });
    click(pass());
    click(pass());
    expect(sent).toEqual([{ type: 'pass' }]);
  });
});

describe('keys', () => {
  test('arrows walk the hand, one card is in the tab order, Enter bids', () => {
    sit(auction);
    card(1).focus();
    press(card(1), 'ArrowRight');
    expect(document.activeElement).toBe(card(2));
    press(card(2), 'End');
    expect(document.activeElement).toBe(card(15));
    press(card(15), 'ArrowRight');
    expect(document.activeElement).toBe(card(15));
    expect(document.querySelectorAll('.hand [tabindex="0"]')).toHaveLength(1);
    click(card(15));
    press(card(15), 'Enter');
    expect(sent).toEqual([{ type: 'bid', cards: [15] }]);
  });
  test('P passes by its place on the keyboard, with the focus on the board only', () => {
    sit(auction);
    press(document.body, 'p', 'KeyP');
    expect(sent).toEqual([]);
    press(card(1), 'ح', 'KeyP');
    expect(sent).toEqual([{ type: 'pass' }]);
  });
  test('Escape clears the choice', () => {
    sit(auction);
    click(card(2));
    press(card(2), 'Escape');
    expect(document.querySelectorAll('[aria-pressed="true"]')).toHaveLength(0);
  });
});

describe('what the page holds', () => {
  test('no money card and no sum of a rival’s hand', () => {
    sit(auction);
    const rivals = words(one('.seats'));
    expect(document.querySelectorAll('.seats [data-card^="m"]')).toHaveLength(2);
    expect(rivals).not.toMatch(/\b(7|25|45)\b/);
  });
  test('with the memory aid, the sum', () => {
    sit({ ...auction, options: { ...auction.options, money_memory_aid: true } });
    expect(words(one('.seats'))).toContain('45');
  });
  test('a watcher has no hand and no verbs', () => {
    sit({ ...auction, viewer: null, turn: 1 });
    expect([one('.hand'), one('.verbs'), one('.me')]).toEqual([null, null, null]);
    expect(document.querySelectorAll('.rival')).toHaveLength(3);
  });
  test('in a replay nothing can be pressed', () => {
    sit(auction, { replay: true });
    expect([one('.verbs'), one('[data-value]'), one('.lowest')]).toEqual([null, null, null]);
    expect(document.querySelectorAll('.hand [data-card]')).toHaveLength(4);
  });
});

test('choosing ahead is possible, bidding is not', () => {
  sit({ ...auction, turn: 1 });
  click(card(15));
  click(bid());
  press(card(15), 'Enter');
  press(card(15), 'p', 'KeyP');
  expect(sent).toEqual([]);
  expect(words(one('.question'))).toBe('It is Omid’s turn.');
});

test('a Faux Pas asks for a luxury card, and for nothing else', () => {
  const view = aView([aPlayer({ hand: [1], owned: ['L3', 'L9', 'P1', 'faux_pas'] }), aPlayer()], {
    phase: 'sacrifice',
    card: 'faux_pas',
  });
  sit(view);
  const options = [...document.querySelectorAll<HTMLInputElement>('.sacrifice input')];
  expect(options.map((it) => it.value)).toEqual(['L3', 'L9']);
  click(bid());
  expect(sent).toEqual([]);
  click(options[1]!);
  expect(words(bid())).toContain('Chandelier');
  click(bid());
  expect(sent).toEqual([{ type: 'sacrifice', card: 'L9' }]);
});
