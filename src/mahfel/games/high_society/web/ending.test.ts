import { describe, expect, test } from 'vitest';
import { equation, headline, ranked, reasonOf, scene, spoken, steps, verdict } from './ending';
import { aPlayer, aView, texts } from './testing';
import type { Account, Line } from './view';

const line = (kind: Line['kind'], cards: string[], value: number): Line => ({ kind, cards, value });
const account = (seat: number, more: Partial<Account> = {}): Account => ({
  seat,
  money: 10,
  cast_out: false,
  lines: [line('luxury', ['L3'], 3)],
  status: 3,
  place: 1,
  won: false,
  ...more,
});

describe('the order of the end', () => {
  const accounts = [account(0, { lines: [line('luxury', ['L3', 'L9'], 12), line('passe', ['passe'], 7)] }), account(1)];
  const all = steps(accounts);

  test('hands, the cast-out, sums, places, winner', () => {
    expect(all.map((step) => step.kind)).toEqual(['hand', 'hand', 'cast', 'line', 'line', 'line', 'rank', 'won']);
  });
  test('nothing is known before the first step', () => {
    const now = scene(all, 0);
    expect([now.turned.size, now.cast, now.lines(0), now.ranked, now.won, now.seat]).toEqual([
      0,
      false,
      0,
      false,
      false,
      null,
    ]);
  });
  test('sums grow line by line', () => {
    const now = scene(all, 4);
    expect([now.cast, now.lines(0), now.lines(1), now.seat, now.won]).toEqual([true, 1, 0, 0, false]);
  });
  test('skipped to the end, all is known', () => {
    const now = scene(all, Infinity);
    expect([now.turned.size, now.lines(0), now.lines(1), now.ranked, now.won]).toEqual([2, 2, 1, true, true]);
  });
});

test('places are read from the best, those cast out last and by status', () => {
  const accounts = [
    account(0, { place: null, cast_out: true, status: 2 }),
    account(1, { place: 2 }),
    account(2, { place: null, cast_out: true, status: 40 }),
    account(3, { place: 1 }),
  ];
  expect(ranked(accounts).map(({ seat }) => seat)).toEqual([3, 1, 2, 0]);
  expect(accounts[0]?.seat).toBe(0);
});

describe('equations', () => {
  const en = texts('en');
  const fa = texts('fa');
  const words = (made: ReturnType<typeof equation>) =>
    [
      ...made.terms.flatMap((term, place) => (place === 0 ? [term.text] : [term.op ?? '+', term.text])),
      '=',
      made.total,
    ].join(' ');

  test('luxuries are added', () => {
    expect(words(equation(line('luxury', ['L3', 'L9'], 12), 0, en))).toBe('3 + 9 = 12');
    expect(words(equation(line('luxury', ['L3', 'L9'], 12), 0, fa))).toBe('۳ + ۹ = ۱۲');
  });
  test('no luxuries are nothing, also when the wire leaves a zero out', () => {
    expect(words(equation({ kind: 'luxury', cards: [] }, 0, en))).toBe('0 = 0');
  });
  test('Passé, doubling and halving work on what stands above', () => {
    expect(words(equation(line('passe', ['passe'], 7), 12, en))).toBe('12 − 5 = 7');
    expect(words(equation(line('double', ['P1'], 14), 7, en))).toBe('7 × 2 = 14');
    expect(words(equation(line('half', ['scandale'], 3.5), 7, en))).toBe('7 × ½ = 3.5');
    expect(words(equation(line('half', ['scandale'], -2.5), -5, en))).toBe('−5 × ½ = −2.5');
  });
  test.each(['fa', 'en', 'ru'] as const)('every line has its words in %s', (lang) => {
    const t = texts(lang);
    const lines = [
      line('luxury', [], 0),
      line('luxury', ['L1'], 1),
      line('passe', ['passe'], -4),
      line('double', ['P2'], -8),
      line('half', ['scandale'], -4),
    ];
    for (const one of lines) {
      expect(reasonOf(one, t)).not.toMatch(/^card-/);
      expect(spoken(one, t)).not.toMatch(/^reckon-|\{/);
    }
  });
});

describe('who won, and why', () => {
  const bare = (text: string) => text.replace(/[\u2068\u2069]/g, '');
  const en = texts('en');

  test('headlines', () => {
    expect(bare(headline([1], 1, en))).toBe('You win!');
    expect(bare(headline([1], 0, en))).toContain('Omid');
    expect(bare(headline([0, 2], 1, en))).toMatch(/Sara.*Mina/);
    expect(bare(headline([], 1, en))).toMatch(/nobody/);
  });
  test('a tie is explained with the card that broke it', () => {
    const players = [aPlayer({ owned: ['L2'] }), aPlayer({ owned: ['P1', 'L4', 'L10', 'passe'] })];
    const view = aView(players, {
      phase: 'over',
      outcome: { winners: [1], scores: [], reason: 'fourth_dark', decided_by: 'luxury' },
    });
    expect(bare(verdict(view, en))).toMatch(/Garden pavilion.*Omid/);
  });
  test.each(['fa', 'en', 'ru'] as const)('every decision has its words in %s', (lang) => {
    for (const decided_by of ['status', 'money', 'luxury', 'shared', 'last_standing', 'nobody'] as const) {
      const view = aView([aPlayer({ owned: ['L2'] })], {
        outcome: { winners: [0], scores: [], reason: 'fourth_dark', decided_by },
      });
      expect(verdict(view, texts(lang))).not.toMatch(/^reason-|^reckon-|\{/);
    }
  });
});
