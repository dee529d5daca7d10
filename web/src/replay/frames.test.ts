import { describe, expect, it } from 'vitest';
import type { Replay, TableCard } from '../protocol';
import { eventsUpTo, frameAt, stepFor } from './frames';

const event = (v: number, type: string) => ({ v, at: 0, type });
const replay: Replay = {
  table: 't',
  game: 'g',
  options: {},
  eyes: 1,
  seats: [],
  frames: [
    { version: 1, move: null, view: { viewer: 1 }, events: [event(1, 'revealed')], truth: null },
    {
      version: 2,
      move: { seat: 0, text: 'pass', move: { type: 'pass' }, defaulted: false },
      view: { viewer: 1 },
      events: [event(2, 'passed'), event(2, 'taken')],
      truth: null,
    },
  ],
};
const table = { commit: 'ab' } as TableCard;

describe('a replay', () => {
  it('tells the log up to the step', () => {
    expect(eventsUpTo(replay, 0).map((it) => it.type)).toEqual(['revealed']);
    expect(eventsUpTo(replay, 1).map((it) => it.type)).toEqual(['revealed', 'passed', 'taken']);
  });

  it('shows a board through the chosen eyes, with nothing to answer', () => {
    expect(frameAt(replay, table, 0)).toMatchObject({ ask: null, table: { you: 1, phase: 'play' } });
    expect(frameAt(replay, table, 1)?.table.phase).toBe('over');
    expect(frameAt({ ...replay, eyes: 'none' }, table, 0)?.table.you).toBeNull();
    expect(frameAt(replay, table, 2)).toBeNull();
  });

  it('is stepped in the reading direction and never beyond its ends', () => {
    expect(stepFor('ArrowLeft', 3, 9, true)).toBe(4);
    expect(stepFor('ArrowLeft', 3, 9, false)).toBe(2);
    expect(stepFor('ArrowRight', 9, 9, false)).toBe(9);
    expect(stepFor('Home', 5, 9, true)).toBe(0);
    expect(stepFor('PageDown', 5, 9, true)).toBe(9);
    expect(stepFor('x', 5, 9, true)).toBeNull();
  });
});
