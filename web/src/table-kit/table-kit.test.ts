import { describe, expect, test } from 'vitest';
import type { Frame } from '$shell/protocol';
import { fullness } from './countdown.svelte';
import { pieces } from './isolates';
import { deadlineOf, rivals, seatCard } from './seating';

describe('seating', () => {
  test('the others follow in turn order after me', () => {
    expect(rivals(4, 2)).toEqual([3, 0, 1]);
    expect(rivals(3, 0)).toEqual([1, 2]);
  });
  test('a watcher sees everybody', () => {
    expect(rivals(4, null)).toEqual([0, 1, 2, 3]);
  });
  test('an unknown seat is a person without a name', () => {
    const frame = { table: { seats: [] }, waiting: [{ seat: 1, deadline: 7 }] } as unknown as Frame;
    expect(seatCard(frame, 3)).toMatchObject({ seat: 3, kind: 'person', name: '' });
    expect([deadlineOf(frame, 1), deadlineOf(frame, 0)]).toEqual([7, null]);
  });
});

describe('isolated variables', () => {
  test('are set apart', () => {
    expect(pieces('نوبت \u2068Дима\u2069 است.')).toEqual([
      { text: 'نوبت ', variable: false },
      { text: 'Дима', variable: true },
      { text: ' است.', variable: false },
    ]);
  });
  test('keep what is nested in them', () => {
    expect(pieces('\u2068a \u2068b\u2069 c\u2069')).toEqual([{ text: 'a b c', variable: true }]);
  });
  test('need not be there, or be closed', () => {
    expect(pieces('plain')).toEqual([{ text: 'plain', variable: false }]);
    expect(pieces('x \u2068y')).toEqual([
      { text: 'x ', variable: false },
      { text: 'y', variable: true },
    ]);
    expect(pieces('')).toEqual([]);
  });
});

test('a clock is full at first, empty at the end, and never anything else', () => {
  expect([
    fullness(90, 90),
    fullness(45, 90),
    fullness(0, 90),
    fullness(-1, 90),
    fullness(99, 90),
    fullness(1, 0),
  ]).toEqual([1, 0.5, 0, 0, 1, 0]);
});
