import { ring, type Drawing } from '$shell/cards/emblem';

/** What a name suffers: a cracked cup, a wilted flower, a broken mirror. */
export const DISGRACES: Record<string, Drawing> = {
  // teacup
  faux_pas: {
    grid: 64,
    strokes: [
      { d: 'M12 22H46C46 38 39 46 29 46C19 46 12 38 12 22Z', fill: 0.15 },
      { d: 'M46 26C56 25 56 38 43 38' },
      { d: 'M7 52C16 59 42 59 51 52' },
      { d: 'M27 22L31 29L26 34L31 40L29 46', ink: 'second' },
      { d: 'M38 22L41 16L37 12', ink: 'second' },
      { d: 'M20 5C17 8 23 11 20 15M29 4C26.5 7 31.5 10 29 13' },
    ],
  },
  // wilt
  passe: {
    grid: 64,
    strokes: [
      { d: 'M25 59C22 44 23 25 33 17C39 12 47 15 47 24' },
      { d: 'M39 23C35 31 37 38 41 44L45.5 37L50 44C55 38 57 30 54.5 23C50 19 43 19 39 23Z', fill: 0.15 },
      { d: 'M47 21V30' },
      { d: 'M24.5 47C17 41 11 46 9 57C16 57 22 54 24.5 47Z' },
      {
        d: 'M36 57C39 52.5 45 52 48 55C45 59.5 39 60.5 36 57ZM52 50C53.5 47.5 57 47.5 58.5 49.5C57 52 53.5 52 52 50Z',
        ink: 'second',
        fill: 0.28,
      },
    ],
  },
  // mirror
  scandale: {
    grid: 64,
    strokes: [
      { d: ring(32, 23, 18, 20) },
      { d: ring(32, 23, 13.5, 15.5), fill: 0.15 },
      { d: 'M28 43L27 59C27 62 37 62 37 59L36 43' },
      { d: 'M35 3L29 14L35 21L29 31L33 43', ink: 'second' },
      { d: 'M29 14L22 11M35 21L45 17M35 21L41 28M29 31L22 33', ink: 'second' },
    ],
  },
};
