/** The line over the table says whose turn it is, and at night that it is nobody's. */
import { describe, expect, it } from 'vitest';
import { LANGS, texts } from '../../../src/mahfel/games/mafia/web/testing';
import type { AskCard, Frame } from '../protocol';
import { turnLine } from './turn';

const frame = (ask: Partial<AskCard> | null): Frame =>
  ({ ask, waiting: [], table: { phase: 'play', paused: null, seats: [] } }) as unknown as Frame;
/** Where everybody is asked at the same moment, whether or not they can do anything. */
const ASLEEP = ['night', 'huddle', 'react', 'allegiance'];

describe.each(LANGS)('in %s', (lang) => {
  const t = texts(lang);
  it.each(ASLEEP)('nobody is told that it is their turn: %s', (text) => {
    const line = turnLine(t, frame({ text, optional: false }));
    expect(line).not.toBe(t.say('turn-yours'));
    expect(line).toBe(t.say('head-night'));
    expect(line).not.toMatch(/head-/);
  });
  it.each(['verdict', 'load'])('nor where one decides and all others rest: %s', (text) => {
    const line = turnLine(t, frame({ text, optional: false }));
    expect([line, line === t.say('turn-yours')]).toEqual([t.say(`head-${text}`), false]);
  });
  it('whoever is not asked reads what goes on, as all others do', () => {
    const during = (...names: string[]) =>
      ({ ...frame(null), view: { phases: names.map((phase) => ({ phase })) } }) as unknown as Frame;
    expect(turnLine(t, during('course', 'night', 'acting'))).toBe(t.say('head-night'));
    expect(turnLine(t, during('course', 'night', 'verdict'))).toBe(t.say('head-verdict'));
    expect(turnLine(t, during('course', 'day'))).toBe(t.say('turn-nobody'));
  });
  it('whoever has the word is told so', () => {
    expect(turnLine(t, frame({ text: 'speak', optional: false }))).toBe(t.say('turn-yours'));
    expect(turnLine(t, frame({ text: 'listen', optional: true }))).toBe(t.say('turn-yours-optional'));
    expect(turnLine(t, frame(null))).toBe(t.say('turn-nobody'));
  });
});
