/** The look at the mine: fitting, moving, pinching, and fingers. */
import { describe, expect, test } from 'vitest';
import { LEAST, MOST, between, fit, pan, pointAt, viewBox, zoom } from './camera';
import { LANDMARKS, bounds, cellAt, kindling, litTunnels, nearest, towards, tunnelsOf, way } from './geometry';
import { Gestures } from './gestures';
import { BOTTOM, LEFT, RIGHT, TOP } from './tiles';

const SIZE = { width: 360, height: 300 };
const WORLD = bounds(LANDMARKS);
const whole = fit(WORLD, SIZE);

describe('the whole mine', () => {
  test('is seen at once on a small phone', () => {
    const [x = 0, y = 0, width = 0, height = 0] = viewBox(whole, SIZE).split(' ').map(Number);
    expect(x).toBeLessThanOrEqual(WORLD.x + 0.01);
    expect(y).toBeLessThanOrEqual(WORLD.y + 0.01);
    expect(x + width).toBeGreaterThanOrEqual(WORLD.x + WORLD.width - 0.01);
    expect(y + height).toBeGreaterThanOrEqual(WORLD.y + WORLD.height - 0.01);
  });
  test('has the shape of the window, so that nothing is distorted', () => {
    const [, , width = 0, height = 1] = viewBox(whole, SIZE).split(' ').map(Number);
    expect(width / height).toBeCloseTo(SIZE.width / SIZE.height, 3);
  });
  test('of a far-flung mine still has cells that can be told apart', () => {
    const far = bounds([...LANDMARKS, { x: -30, y: 20 }]);
    expect(fit(far, SIZE).scale).toBe(LEAST);
  });
});

describe('moving', () => {
  test('follows the finger', () => {
    const close = { x: 100, y: 0, scale: 1 };
    expect(pan(close, 40, -20, WORLD)).toEqual({ x: 60, y: 20, scale: 1 });
  });
  test('never loses the mine', () => {
    const lost = pan(whole, 9000, 9000, WORLD);
    expect([lost.x, lost.y]).toEqual([WORLD.x, WORLD.y]);
  });
});

describe('pinching', () => {
  test('keeps what is between the fingers where it is', () => {
    const at = { x: 90, y: 200 };
    const close = zoom(whole, 1.7, at, SIZE, WORLD);
    const [before, after] = [pointAt(whole, at, SIZE), pointAt(close, at, SIZE)];
    expect(after.x).toBeCloseTo(before.x, 6);
    expect(after.y).toBeCloseTo(before.y, 6);
  });
  test('ends at a largest and a smallest size', () => {
    const at = { x: 180, y: 150 };
    expect(zoom(whole, 1e6, at, SIZE, WORLD).scale).toBe(MOST);
    expect(zoom(whole, 1e-6, at, SIZE, WORLD).scale).toBe(LEAST);
  });
  test('comes from the one look to the other', () => {
    const close = { x: 10, y: 20, scale: 2 };
    expect(between(whole, close, 0)).toEqual(whole);
    expect(between(whole, close, 1)).toEqual(close);
  });
});

describe('fingers', () => {
  test('that hardly move have touched', () => {
    const hand = new Gestures();
    hand.down(1, { x: 10, y: 10 });
    expect(hand.move(1, { x: 13, y: 12 })).toBeNull();
    expect(hand.moved).toBe(false);
  });
  test('that move push the mine', () => {
    const hand = new Gestures();
    hand.down(1, { x: 10, y: 10 });
    expect(hand.move(1, { x: 40, y: 10 })).toMatchObject({ dx: 30, dy: 0, factor: 1 });
    expect(hand.move(1, { x: 45, y: 20 })).toMatchObject({ dx: 5, dy: 10 });
    hand.up(1);
    expect(hand.moved).toBe(true);
    hand.down(1, { x: 0, y: 0 });
    expect(hand.moved).toBe(false);
  });
  test('in twos pinch it, and have not touched anything', () => {
    const hand = new Gestures();
    hand.down(1, { x: 100, y: 100 });
    hand.down(2, { x: 200, y: 100 });
    expect(hand.move(2, { x: 300, y: 100 })).toEqual({ dx: 50, dy: 0, factor: 2, at: { x: 200, y: 100 } });
    hand.up(2);
    hand.up(1);
    expect(hand.moved).toBe(true);
    expect(hand.touching).toBe(false);
  });
  test('that were lifted outside the window do not pinch with the next one', () => {
    const hand = new Gestures();
    hand.down(1, { x: 10, y: 10 }, true);
    hand.down(7, { x: 50, y: 50 }, true);
    expect(hand.move(7, { x: 90, y: 50 })).toMatchObject({ dx: 40, factor: 1 });
  });
  test('more than two, and those that never came down, change nothing', () => {
    const hand = new Gestures();
    for (const finger of [1, 2, 3]) hand.down(finger, { x: 100 * finger, y: 0 });
    expect(hand.move(3, { x: 0, y: 0 })).toBeNull();
    expect(hand.move(9, { x: 0, y: 0 })).toBeNull();
  });
});

describe('cells', () => {
  const CROSS = [
    { x: 0, y: -1 },
    { x: 1, y: 0 },
    { x: 5, y: 0 },
    { x: 2, y: 2 },
  ];
  test('are meant by a touch beside them, the nearest of several', () => {
    expect(nearest(CROSS, { x: 52, y: 0 })).toBe(CROSS[1]);
    expect(nearest(CROSS, { x: 52 + 35, y: 10 })).toBe(CROSS[1]);
    expect(nearest(CROSS, { x: 3 * 52, y: -72 })).toBeNull();
    expect(cellAt({ x: 8 * 52 + 20, y: -2 * 72 - 30 })).toEqual({ x: 8, y: -2 });
  });
  test('are walked to with the arrows as the eye would go', () => {
    const from = { x: 1, y: 0 };
    expect(towards(CROSS, from, RIGHT)).toBe(CROSS[2]);
    expect(towards(CROSS, from, LEFT)).toBe(CROSS[0]);
    expect(towards(CROSS, from, BOTTOM)).toBe(CROSS[3]);
    expect(towards(CROSS, from, TOP)).toBe(CROSS[0]);
    expect(towards(CROSS, { x: 5, y: 0 }, RIGHT)).toBeNull();
  });
});

describe('tunnels as they are drawn', () => {
  test('come from the sides that are open', () => {
    expect(tunnelsOf('SH', false)).toBe('M26 0L-26 0');
    expect(tunnelsOf('CR', false)).toBe('M0 -36Q0 0 26 0');
    expect(tunnelsOf('CR', true)).toBe('M0 36Q0 0 -26 0');
    expect(tunnelsOf('D1V', false)).toBe('M0 -36L0 -15.8');
    expect(tunnelsOf('X4', false).match(/M/g)).toHaveLength(4);
  });
  test('are lit where light has come, and only there', () => {
    expect(litTunnels('DSH', false, LEFT)).toBe('M-26 0L-11.4 0');
    expect(litTunnels('DSH', false, 0)).toBe('');
    expect(litTunnels('X4', false, 15)).toBe(tunnelsOf('X4', false));
  });
  test('are lit from the mouth by which light comes in', () => {
    expect(kindling('SH', false, LEFT)).toEqual({ inward: way(LEFT, RIGHT), outward: '' });
    expect(kindling('TH', false, LEFT)).toEqual({ inward: way(LEFT, null), outward: 'M0 0L0 -36M0 0L26 0' });
    expect(kindling('DSH', false, LEFT)).toEqual({ inward: 'M-26 0L-11.4 0', outward: '' });
  });
});
