import { expect, test } from 'vitest';
import { CELL, STRAPS, hankin, star, type Point } from './girih';

const ends = (path: string): [Point, Point][] =>
  [...path.matchAll(/M(\S+) (\S+?)L(\S+) ([^M]+)/g)].map(([, a, b, c, d]) => [
    [Number(a), Number(b)],
    [Number(c), Number(d)],
  ]);

test('a square gives the eight lines of a four-pointed star inside it', () => {
  const square: Point[] = [
    [0, 0],
    [10, 0],
    [10, 10],
    [0, 10],
  ];
  const lines = hankin(square);
  expect(lines).toHaveLength(8);
  for (const [x, y] of lines.flat()) {
    expect(x).toBeGreaterThanOrEqual(-1e-9);
    expect(y).toBeLessThanOrEqual(10 + 1e-9);
  }
});

test('the cell repeats without a seam: what leaves at one side comes in at the other', () => {
  const near = (a: number, b: number) => Math.abs(a - b) < 0.15;
  const points = ends(STRAPS).flat();
  expect(points.length).toBeGreaterThan(100);
  const has = ([x, y]: Point) => points.some(([px, py]) => near(px, x) && near(py, y));
  for (const [x, y] of points) {
    if (near(x, 0)) expect(has([CELL.width, y])).toBe(true);
    if (near(y, 0)) expect(has([x, CELL.height])).toBe(true);
  }
});

test('lines meet: no strap ends in the open', () => {
  const key = ([x, y]: Point) => `${Math.round(x)} ${Math.round(y)}`;
  const count = new Map<string, number>();
  for (const point of ends(STRAPS).flat()) count.set(key(point), (count.get(key(point)) ?? 0) + 1);
  const inside = [...count].filter(([at]) => {
    const [x = 0, y = 0] = at.split(' ').map(Number);
    return x > 2 && x < CELL.width - 2 && y > 2 && y < CELL.height - 2;
  });
  expect(inside.length).toBeGreaterThan(20);
  for (const [at, times] of inside) expect(times, at).toBeGreaterThanOrEqual(2);
});

test('a star closes', () => {
  expect(star([0, 0], 2, 1, 5)).toMatch(/^M.*Z$/);
  expect(star([0, 0], 2, 1, 5).match(/L/g)).toHaveLength(9);
});
