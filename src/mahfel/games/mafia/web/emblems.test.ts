/** No role card is bare. */
import { expect, test } from 'vitest';
import type { Sign } from '$shell/cards/sign';
import { EMBLEMS, emblemOf, unadorned } from './emblems';

test('every role has a drawing of its kind', () => {
  expect(unadorned()).toEqual([]);
  expect(emblemOf('godfather')).toBe(EMBLEMS.hat);
  expect(emblemOf('second_doctor')).toBe(EMBLEMS.cross);
});
test('every drawing has outlines, all within its square', () => {
  for (const [kind, { line, tint, solid }] of Object.entries<Sign>(EMBLEMS)) {
    expect(line, kind).toMatch(/^M/);
    const places = [line, tint, solid].join(' ').match(/[ML]-?[\d.]+ -?[\d.]+/g) ?? [];
    for (const place of places)
      for (const at of place.slice(1).split(' ')) expect(Number(at) >= 0 && Number(at) <= 48, `${kind}: ${place}`).toBe(true);
  }
});
