import { click, one, press, seatAt, sent, server, settle, words } from '$shell/table-kit/testing/board';
import { flushSync } from 'svelte';
import { describe, expect, test } from 'vitest';
import type { Answer, Move } from '$shell/protocol';
import Board from './Board.svelte';
import { aPlayer, aView, texts } from './testing';
import { aFrame } from './testing_frames';
import type { HighSocietyView } from './view';

const sit = seatAt(Board, (view: HighSocietyView) => aFrame(view), texts('en'));
const card = (value: number) => one(`[data-value="${value}"]`)!;
const bid = () => one('.verbs .btn-ask')!;
const pass = () => one('.verbs .btn:not(.btn-ask)')!;

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
    await settle();
    expect(document.querySelectorAll('[aria-pressed="true"]')).toHaveLength(0);
  });

  test('the lowest bid is chosen in one tap and not sent', () => {
    sit(auction);
    click(one('.lowest'));
    expect(
      [...document.querySelectorAll<HTMLElement>('[aria-pressed="true"]')].map((it) => it.dataset['value']),
    ).toEqual(['1', '6']);
    expect(sent).toEqual([]);
  });

  test('a refusal is said in its own words, and the choice stays', async () => {
    server.answer = {
      type: 'refused',
      id: 'u1',
      code: 'high_society.too_low',
      args: {},
      text: 'The bid has to be at least 30.',
    };
    sit(auction);
    click(card(15));
    click(bid());
    await settle();
    expect(words(one('.trouble'))).toBe('The bid has to be at least 30.');
    expect(card(15).getAttribute('aria-pressed')).toBe('true');
  });

  test('a card that comes back and is chosen for the next question stays chosen when the answer to the last comes in', async () => {
    let answering: (answer: Answer) => void = () => {};
    const props = sit(auction, { send: () => new Promise<Answer>((done) => (answering = done)) });
    click(card(6));
    click(card(2));
    click(bid());
    // The bid was laid, came back with a misfortune, and a new auction asks: all before the answer.
    props.frame = aFrame(auction, 35);
    flushSync();
    expect(document.querySelectorAll('[aria-pressed="true"]')).toHaveLength(0);
    click(card(6));
    answering({ type: 'accepted', id: 'u1', version: 32 });
    await settle();
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
    press('ArrowRight', 'ArrowRight', card(1));
    expect(document.activeElement).toBe(card(2));
    press('End', 'End', card(2));
    expect(document.activeElement).toBe(card(15));
    press('ArrowRight', 'ArrowRight', card(15));
    expect(document.activeElement).toBe(card(15));
    expect(document.querySelectorAll('.hand [tabindex="0"]')).toHaveLength(1);
    click(card(15));
    press('Enter', 'Enter', card(15));
    expect(sent).toEqual([{ type: 'bid', cards: [15] }]);
  });
  test('P passes by its place on the keyboard, with the focus on the board only', () => {
    sit(auction);
    press('p', 'KeyP', document.body);
    expect(sent).toEqual([]);
    press('ح', 'KeyP', card(1));
    expect(sent).toEqual([{ type: 'pass' }]);
  });
  test('Escape clears the choice', () => {
    sit(auction);
    click(card(2));
    press('Escape', 'Escape', card(2));
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
  press('Enter', 'Enter', card(15));
  press('p', 'KeyP', card(15));
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
  click(options[1]);
  expect(words(bid())).toContain('Chandelier');
  click(bid());
  expect(sent).toEqual([{ type: 'sacrifice', card: 'L9' }]);
});
