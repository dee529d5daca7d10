/** What the screen says and what it keeps to itself. */
import { describe, expect, test } from 'vitest';
import type { AskCard, Frame } from '$shell/protocol';
import { passHint, promptOf } from './prompts';
import { isOpen, moneyOf } from './purse';
import {
  STATUS,
  archOf,
  drawingOf,
  hasDarkEdge,
  helpOf,
  isReverse,
  kindOf,
  labelOf,
  markOf,
  nameOf,
  worthOf,
} from './status';
import { aPlayer, aView, texts } from './testing';
import type { HighSocietyView } from './view';

const frame = (ask: string | null) => ({ ask: ask === null ? null : ({ kind: ask } as AskCard) }) as Frame;
const bare = (text: string) => text.replace(/[\u2068\u2069]/g, '');

describe('money', () => {
  const view = aView([aPlayer({ hand: [25] }), aPlayer({ hand: [10, 2], bid: [6] })]);
  const aided: HighSocietyView = { ...view, options: { ...view.options, money_memory_aid: true } };

  test('rivals keep theirs although the view knows it', () => {
    expect(moneyOf(view, 1)).toBeNull();
    expect(moneyOf(view, 0)).toBe(25);
  });
  test('the memory aid, the end and a replay of the truth open it', () => {
    expect(moneyOf(aided, 1)).toBe(18);
    expect(moneyOf({ ...view, phase: 'over' }, 1)).toBe(18);
    expect(moneyOf(view, 1, true)).toBe(18);
  });
  test('a watcher sees nobody’s', () => {
    expect([0, 1].map((seat) => isOpen({ ...view, viewer: null }, seat))).toEqual([false, false]);
  });
});

describe('the sixteen status cards', () => {
  test('are all drawn, four with a dark edge, three of disgrace', () => {
    expect(STATUS).toHaveLength(16);
    for (const card of STATUS) expect(drawingOf(card).strokes.length).toBeGreaterThan(2);
    expect(STATUS.filter(hasDarkEdge)).toEqual(['P1', 'P2', 'P3', 'scandale']);
    expect(STATUS.filter(isReverse)).toEqual(['faux_pas', 'passe', 'scandale']);
  });
  test('kinds, arches and worths', () => {
    expect([kindOf('L10'), kindOf('P3'), kindOf('scandale')]).toEqual(['luxury', 'prestige', 'disgrace']);
    expect([archOf('L1'), archOf('P1'), archOf('passe')]).toEqual(['whole', 'starred', 'cracked']);
    expect([worthOf('L10'), worthOf('P1'), worthOf('faux_pas')]).toEqual([10, 0, 0]);
  });
  test.each(['fa', 'en', 'ru'] as const)('have all their words in %s', (lang) => {
    const t = texts(lang);
    for (const card of STATUS) {
      for (const text of [nameOf(card, t), markOf(card, t), labelOf(card, t), helpOf(card, t)]) {
        expect(text).not.toBe('');
        expect(text).not.toMatch(/^card-|\{/);
      }
    }
  });
});

describe('the prompt', () => {
  const en = texts('en');
  const first = aView([aPlayer({ hand: [1] }), aPlayer()]);
  const later = aView([aPlayer({ hand: [20] }), aPlayer({ bid: [8, 10] })]);

  test('names the card and the least bid', () => {
    expect(bare(promptOf(frame('bid'), later, en))).toMatch(/Sailing yacht.*19/);
    expect(bare(promptOf(frame('bid'), first, en))).toMatch(/Sailing yacht/);
  });
  test('turns round with a disgrace', () => {
    const disgrace = { ...later, card: 'passe' };
    expect(promptOf(frame('bid'), disgrace, en)).not.toBe(promptOf(frame('bid'), { ...later, card: 'P1' }, en));
    expect(bare(passHint(disgrace, 6, en))).toMatch(/Passé.*6/);
    expect(bare(passHint(later, 6, en))).toBe('take 6 back');
  });
  test('says who is waited for when nothing is asked', () => {
    expect(bare(promptOf(frame(null), { ...later, turn: 1 }, en))).toContain('Omid');
  });
  test.each(['fa', 'en', 'ru'] as const)('has all its words in %s', (lang) => {
    const t = texts(lang);
    for (const view of [first, later, { ...first, card: 'passe' }, { ...later, card: 'faux_pas' }]) {
      for (const ask of ['bid', 'sacrifice', null]) {
        for (const phase of ['auction', 'sacrifice', 'over'] as const) {
          expect(promptOf(frame(ask), { ...view, phase }, t)).not.toMatch(/^(ask|wait|reason|end)-|\{/);
        }
      }
    }
  });
});
