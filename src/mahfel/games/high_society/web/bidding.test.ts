import { describe, expect, test } from 'vitest';
import { cheapest, hindrance, rows, stake, sum } from './bidding';
import { departures } from './departures';
import { aView, aPlayer } from './testing';

describe('a stake', () => {
  const view = aView([aPlayer({ hand: [1, 2, 3, 8, 15], bid: [12] }), aPlayer({ bid: [8, 10] })]);
  const me = view.players[0]!;

  test('adds what is chosen to what lies on the table', () => {
    expect(stake(view, me, [6, 2])).toMatchObject({ laid: [12], chosen: [2, 6], total: 20, least: 19, missing: 0 });
  });

  test('says how much is missing', () => {
    const short = stake(view, me, [2]);
    expect(short).toMatchObject({ total: 14, missing: 5, reachable: true });
    expect(hindrance(short)).toEqual(['move-bid-short', { n: 5 }]);
  });

  test('needs a card, even when enough lies there', () => {
    expect(hindrance(stake(view, me, []))).toEqual(['move-bid-none', {}]);
  });

  test('may equal the least total and not a franc less', () => {
    expect(hindrance(stake(view, me, [1, 2, 3]))).toEqual(['move-bid-short', { n: 1 }]);
    expect(hindrance(stake(view, me, [1, 2, 3, 8]))).toBeNull();
    expect(hindrance(stake({ ...view, least: 26 }, me, [1, 2, 3, 8]))).toBeNull();
    expect(hindrance(stake({ ...view, least: 27 }, me, [1, 2, 3, 8]))).toEqual(['move-bid-short', { n: 1 }]);
  });

  test('is hopeless when the whole hand is too little', () => {
    const poor = { ...me, hand: [1, 2] };
    expect(hindrance(stake(view, poor, [1, 2]))).toEqual(['move-bid-cannot', { least: 19 }]);
  });
});

describe('the cheapest addition', () => {
  test('is the smallest sum that is enough', () => {
    expect(cheapest([1, 2, 3, 8, 15], 7)).toEqual([8]);
    expect(cheapest([1, 2, 3, 8, 15], 6)).toEqual([1, 2, 3]);
  });
  test('takes the fewest cards among equal sums', () => {
    expect(cheapest([1, 2, 3, 4, 6], 6)).toEqual([6]);
  });
  test('does not exist when the hand is too small', () => {
    expect(cheapest([1, 2], 4)).toBeNull();
    expect(cheapest([], 1)).toBeNull();
  });
});

describe('rows of a hand', () => {
  const all = [1, 2, 3, 4, 6, 8, 10, 12, 15, 20, 25];
  test.each([0, 1, 5, 6, 7, 9, 10, 11])('%i cards keep their order, the front row is not longer', (count) => {
    const hand = all.slice(0, count);
    const made = rows(hand);
    expect(made.flat()).toEqual(hand);
    expect(made.length).toBe(count > 6 ? 2 : 1);
    for (const row of made) expect(row.length).toBeLessThanOrEqual(6);
    if (made[1]) expect(made[1].length).toBeLessThanOrEqual(made[0]!.length);
  });
});

describe('money that leaves the table', () => {
  const event = (type: string, seat: number) => ({ v: 1, at: 0, type, seat });

  test('goes back to whoever passed', () => {
    const leaving = departures([event('passed', 2)]);
    expect(leaving('m2-10')).toBe('seat-2');
    expect(leaving('m1-10')).toBeNull();
  });
  test('is gone when it was paid', () => {
    const leaving = departures([event('disgraced', 1), event('lost', 0), event('taken', 3)]);
    expect(leaving('m1-4')).toBe('seat-1');
    expect(leaving('m0-4')).toBeNull();
    expect(leaving('m3-4')).toBeNull();
  });
  test('is nothing a status card does', () => {
    expect(departures([event('passed', 1)])('L1')).toBeNull();
  });
});

test('sums', () => {
  expect(sum([])).toBe(0);
  expect(sum([1, 25, 10])).toBe(36);
});
