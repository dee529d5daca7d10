import { circle, type Sign } from '$shell/cards/sign';

/** Caravans, who guards and who leads, and the pieces of the table. */
export const ROAD: Record<string, Sign> = {
  // a camel with its load
  caravan: {
    tint: 'M5 13L11 9.5C14 9 15.5 11 15 14C14 19 13.5 24 18 24C20.5 24 20.5 15 26.5 15C32.5 15 33 23 38 24C42 25 43 28 43 32V44H38.5L37.5 34C33 36.5 27 36.5 22.5 34.5L21.5 44H17L16 32.5C9.5 30 8.5 24 9.5 17.5L5 17Z',
    line: 'M19 24C24 28 31 28 36 24M43 27L46 33',
    solid: circle(11, 12.6, 1.4),
  },
  // two curved swords
  chief: {
    line: 'M8 7C21 10 33 21 37 35M40 7C27 10 15 21 11 35M31 37L42 33M17 37L6 33M38.5 35L41 43M9.5 35L7 43',
    tint: 'M8 7C19 14 28 22 34 36L37 35C33 21 21 10 8 7ZM40 7C29 14 20 22 14 36L11 35C15 21 27 10 40 7Z',
  },
  // the bell at the head of the caravan
  karvansalar: {
    tint: 'M24 9C13.5 11 14 22 12 30L8 36H40L36 30C34 22 34.5 11 24 9Z',
    line: 'M13.5 25H34.5M24 9V4M19 4H29',
    solid: circle(24, 41, 3.6) + 'M24 14.5L26.5 18L24 21.5L21.5 18Z',
  },
  coin: { tint: circle(24, 24, 18), line: 'M24 13L27 21L35 24L27 27L24 35L21 27L13 24L21 21Z' },
  // a sack, tied
  booty: { tint: 'M17 15C8 23 5 43 24 43C43 43 40 23 31 15Z', line: 'M16 15H32M18 15L14 6L20 8L24 4L28 8L34 6L30 15' },
  burnt: { tint: 'M11 10H37V43H11Z', line: 'M17 18L31 35M31 18L17 35' },
  flag: { tint: 'M13 8C20 4 27 12 38 7V25C27 30 20 22 13 26Z', line: 'M13 44V6' },
  level: { line: 'M9 18H39M9 31H39' },
  eye: { tint: 'M4 24C13 10 35 10 44 24C35 38 13 38 4 24Z', solid: circle(24, 24, 5) },
};
