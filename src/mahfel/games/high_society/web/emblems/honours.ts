import { ring, type Drawing } from '$shell/cards/emblem';

/** What doubles a name: a peacock feather for taste, a pen for eloquence, a cup for generosity. */
export const HONOURS: Record<string, Drawing> = {
  // feather
  P1: {
    grid: 64,
    strokes: [
      { d: 'M32 61C31 52 32 46 32 36' },
      { d: 'M32 4C45 10 48 26 32 37C16 26 19 10 32 4Z', fill: 0.15 },
      { d: ring(32, 22.5, 8), ink: 'second', fill: 0.28 },
      { d: ring(32, 24, 3), solid: true },
      {
        d:
          'M32 43C26 39 19 40 14 45M32 43C38 39 45 40 50 45M32 49.5C27 46.5 22 47.5 18 52' +
          'M32 49.5C37 46.5 42 47.5 46 52',
      },
      { d: 'M20 33C17 34.5 14.5 35 11 34M44 33C47 34.5 49.5 35 53 34' },
    ],
  },
  // reed
  P2: {
    grid: 64,
    strokes: [
      { d: 'M50 5L57 11L31 42L22 47L24 36Z', fill: 0.15 },
      { d: 'M24 36L31 42M22 47L26.5 40.5M45 11L52 17' },
      {
        d:
          'M22 47C14 47 7 50 8 55C9 60 17 60 21 55C24 51 28 52 29 56C30 60 36 60 38 55.5C39.5 52 44 52 45 55.5' +
          'C46 59 52 60 57 54',
        ink: 'second',
      },
      { d: 'M9 14C13 11 17 11 20 14M7 21C12 17.5 16 17.5 20 21M9 28C12 25.5 15 25.5 17 27' },
    ],
  },
  // cup
  P3: {
    grid: 64,
    strokes: [
      { d: 'M15 20H49C49 36 41 42 32 42C23 42 15 36 15 20Z', fill: 0.15 },
      { d: 'M32 42V52M23 58C23 54 28 52 32 52C36 52 41 54 41 58ZM20 58H44' },
      { d: 'M18 27C23 24 27 30 32 27C37 24 41 30 46 27', ink: 'second' },
      { d: 'M32 3L33.8 9.2L40 11L33.8 12.8L32 19L30.2 12.8L24 11L30.2 9.2Z', ink: 'second', fill: 0.28 },
      {
        d:
          'M53 30C51 33 50 35 52 37C54 35 54.5 33 53 30Z' +
          'M55 44C53.5 46.5 53 48 54.5 49.5C56 48 56.5 46.5 55 44Z' +
          'M11 30C9 33 8 35 10 37C12 35 12.5 33 11 30Z' +
          'M9 45C7.5 47.5 7 49 8.5 50.5C10 49 10.5 47.5 9 45Z',
      },
    ],
  },
};
