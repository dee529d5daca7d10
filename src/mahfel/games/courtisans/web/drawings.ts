/** Signs of Courtisans: line drawings on a grid of 48, one family. */
import { ring } from '$shell/cards/emblem';
import type { Sign } from '$shell/cards/sign';

const SIGNS: Record<string, Sign> = {
  // a butterfly
  butterflies: {
    tint:
      'M24 21C20 9 6 7 6 17c0 7 9 10 18 8 9 2 18-1 18-8 0-10-14-8-18 4z' +
      'M24 26c-8-1-15 3-13 10 2 6 11 4 13-5 2 9 11 11 13 5 2-7-5-11-13-10z',
    line: 'M24 15v22M24 15c-1-4-4-7-8-8M24 15c1-4 4-7 8-8' + ring(14, 17, 2) + ring(34, 17, 2),
  },
  // a toad
  toads: {
    tint: 'M12 19a6 6 0 0 1 10.5-2.5h3A6 6 0 0 1 36 19c6 4 8 12 3 17H9c-5-5-3-13 3-17z',
    line: 'M11 26.5c8 6 18 6 26 0M9 36l-4 5M9 36v6M39 36l4 5M39 36v6M18 36c0-3 2-4 6-4s6 1 6 4',
    solid: ring(17, 18.5, 2.2) + ring(31, 18.5, 2.2),
  },
  // a nightingale on its branch
  nightingales: {
    tint: 'M7 17l7-2c2-7 12-8 15 0 1 4 5 6 8 13l6 11-10-4c-10 3-19-3-19-13z',
    line: 'M21 23c7 0 12 4 14 10-8 1-13-3-14-10zM22 35v7M27 36v6M10 42h24M5 9c2-1 3-3 3-5M11 10c1-1 2-3 2-5',
    solid: ring(20.5, 15, 1.9),
  },
  // a hare
  hares: {
    tint:
      'M19 21C12 15 11 4 15 4s7 9 7.5 16zM29 21c7-6 8-17 4-17s-7 9-7.5 16z' +
      'M24 20c9 0 12 6 12 12 0 7-5 12-12 12s-12-5-12-12c0-6 3-12 12-12z',
    line: 'M22 35.5h4L24 38zM24 38v2.5M15 36l-7-1M15 38.5 9 41M33 36l7-1M33 38.5l6 2.5',
    solid: ring(19, 30, 2) + ring(29, 30, 2),
  },
  // a stag
  stags: {
    tint: 'M17 24h14l-2.5 14c-1 6-8 6-9 0z',
    line:
      'M17 25 8 23l4 6 6 .5M31 25l9-2-4 6-6 .5M20 24c-1-6-11-6-12-17M11.5 15 5 14' +
      'M15.5 19.5C15 14 18 11 17 6M28 24c1-6 11-6 12-17M36.5 15l6.5-1M32.5 19.5C33 14 30 11 31 6M22.5 39h3',
    solid: ring(20.5, 29.5, 1.5) + ring(27.5, 29.5, 1.5),
  },
  // a carp
  carps: {
    tint: 'M4 26c7-12 20-13 29-3l10-8c-2 6-2 12 1 18l-11-6c-9 10-22 9-29-1z',
    line:
      'M16 18.5c3 4 3 11 0 15M22 21a4 4 0 0 1 0 5 4 4 0 0 1 0 5M28 22a3.5 3.5 0 0 1 0 6' +
      'M19 17c3-6 8-7 12-5l-1 7M20 35c2 4 5 5 8 4',
    solid: ring(10, 24, 1.9),
  },
  // the crown of the Queen
  queen: {
    tint: 'M10 35C8 27 8 21 9 14c5 7 10 7 15-4 5 11 10 11 15 4 1 7 1 13-1 21z',
    line: 'M10 41h28M16 29l2-3 2 3-2 3zM28 29l2-3 2 3-2 3z' + ring(24, 6.5, 2.5),
    solid: ring(24, 28, 2),
  },
  // a courtier
  plain: {
    tint: ring(24, 16, 8) + 'M8 42c0-10 7-15 16-15s16 5 16 15z',
  },
  // a coronet with two lozenges: it counts twice
  noble: {
    tint: 'M9 30 6 14l10 7 8-12 8 12 10-7-3 16z',
    line: 'M15 35h18',
    solid: 'M18 37l3.5 4-3.5 4-3.5-4zM30 37l3.5 4-3.5 4-3.5-4z',
  },
  // a shield
  guard: {
    tint: 'M24 5c6 4 11 5 17 5 0 16-5 27-17 33C12 37 7 26 7 10c6 0 11-1 17-5z',
    line: 'M14 18l10 8 10-8M15 26l9 7 9-7',
  },
  // a blade
  assassin: {
    tint: 'M27 18C16 22 9 30 8 41c11-1 20-8 23-19z',
    line: 'M22.5 13.5 34.5 25.5M31 17l7-7M27.5 21.5C20 26 14 32 8 41' + ring(39.5, 8.5, 2.6),
  },
  // a mask
  spy: {
    tint: 'M4 17c7-4 14-4 20 0 6-4 13-4 20 0 0 12-5 17-10 17-4 0-7-3-10-7-3 4-6 7-10 7C9 34 4 29 4 17z',
    line: 'M10 22c3-2 6-2 9 1-3 3-7 3-9-1zM38 22c-3-2-6-2-9 1 3 3 7 3 9-1z',
  },
  // up
  above: {
    line: 'M24 40V9M11 21 24 8l13 13',
  },
  // down
  below: {
    line: 'M24 8v31M11 27l13 13 13-13',
  },
  // a house
  own: {
    tint: 'M6 23 24 8l18 15v18H6z',
    line: 'M19 41V29h10v12',
  },
  // somebody else
  opponent: {
    tint: ring(24, 15, 8) + 'M9 42c0-10 6-15 15-15s15 5 15 15z',
  },
};

export function signOf(name: string): Sign {
  const sign = SIGNS[name];
  if (!sign) throw new Error(`nobody has drawn ${name}`);
  return sign;
}

/** A colour for each family, always beside its emblem and its letter; the Queen's is for spies. */
const HUES: Record<string, string> = {
  butterflies: '#8d8676',
  toads: '#6d8f35',
  nightingales: '#c23b48',
  hares: '#cf8a12',
  stags: '#1d8f86',
  carps: '#3f6fd1',
  queen: '#8c6bc7',
};

export const hueOf = (family: string): string => HUES[family] ?? HUES['queen'] ?? '';
