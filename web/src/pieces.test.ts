/** A frame in pieces is the frame, whatever was told before it. */
import { describe, expect, it } from 'vitest';
import { Pieces } from './pieces';
import type { Part, Rest } from './protocol';

const part = (told: Partial<Part>): Part => ({ type: 'part', anew: false, frame: {}, table: {}, view: {}, seats: [], ...told });
const rest = (version: number, told: Partial<Rest> = {}): Rest => ({
  ...part({}),
  type: 'rest',
  version,
  now: 5,
  events: [],
  ...told,
});
const chair = (seat: number, name: string) => ({ seat, name }) as never;

function told() {
  const pieces = new Pieces();
  pieces.hear(part({ anew: true }));
  pieces.hear(part({ table: { game: 'mafia' }, seats: [chair(1, 'Sara'), chair(0, 'Nima')] }));
  pieces.hear(part({ view: { options: { names: 'popular' } } }));
  return pieces;
}

describe('a frame in pieces', () => {
  it('is complete with the rest', () => {
    const frame = told().complete(rest(7, { frame: { ask: null, will: null }, view: { now: 3 } }));
    expect(frame).toEqual({
      type: 'frame',
      version: 7,
      now: 5,
      events: [],
      ask: null,
      will: null,
      table: { game: 'mafia', seats: [chair(0, 'Nima'), chair(1, 'Sara')] },
      view: { options: { names: 'popular' }, now: 3 },
    });
  });

  it('needs to be told only what has changed', () => {
    const pieces = told();
    const before = pieces.complete(rest(7, { frame: { ask: null }, view: { now: 3 } }));
    const after = pieces.complete(rest(8, { view: { now: 4 }, seats: [chair(1, 'Saba')] }));
    expect(after.view).toEqual({ options: { names: 'popular' }, now: 4 });
    expect(after.ask).toBeNull();
    expect(after.table.seats.map((it) => it.name)).toEqual(['Nima', 'Saba']);
    expect(before.view).toEqual({ options: { names: 'popular' }, now: 3 });
    expect(before.table.seats.map((it) => it.name)).toEqual(['Nima', 'Sara']);
  });

  it('keeps nothing once it is told anew, nor on another connection', () => {
    for (const begin of [(it: Pieces) => it.hear(part({ anew: true })), (it: Pieces) => it.forget()]) {
      const pieces = told();
      begin(pieces);
      const frame = pieces.complete(rest(9, { frame: { view: null }, table: { game: 'mafia' } }));
      expect(frame.view).toBeNull();
      expect(frame.table).toEqual({ game: 'mafia', seats: [] });
    }
  });
});
