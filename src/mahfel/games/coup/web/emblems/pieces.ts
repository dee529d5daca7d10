import { circle, type Sign } from '$shell/cards/sign';

/** Coins, tokens, parties and the signs on the buttons. */
export const PIECES: Record<string, Sign> = {
  coin: { tint: circle(24, 24, 18), line: 'M24 13L27 21L35 24L27 27L24 35L21 27L13 24L21 21Z' },
  bomb: {
    tint: circle(20, 29, 14),
    line: 'M28 17L32 13C35 9 37 12 40 9M40 3V5M45 5L43.5 6.5M46 11H44.5',
  },
  // an hourglass
  disappear: {
    tint: 'M13 6H35C35 16 28 20 28 24C28 28 35 32 35 42H13C13 32 20 28 20 24C20 20 13 16 13 6Z',
    line: 'M10 6H38M10 42H38',
  },
  peace: {
    tint: 'M24 36C12 36 8 28 8 18C20 18 24 26 24 36ZM24 36C36 36 40 28 40 18C28 18 24 26 24 36Z',
    line: 'M24 44V14',
  },
  treaty: { line: circle(17, 24, 11) + circle(31, 24, 11) },
  tax: { tint: 'M8 8H27L42 24L26 41L8 23Z', line: circle(17, 17, 3) },
  empire: { tint: 'M8 36L6 16L16 24L24 10L32 24L42 16L40 36Z', line: 'M9 42H39' },
  resistance: { tint: 'M24 5L29 18H43L32 27L36 41L24 32L12 41L16 27L5 18H19Z' },
  doubt: { line: 'M16 17C16 6 33 6 33 16C33 23 24 23 24 30', solid: circle(24, 39.5, 3) },
  pass: { line: 'M8 25L19 36L40 13' },
  block: { tint: 'M24 5C30 9 35 10 41 10C41 26 36 37 24 43C12 37 7 26 7 10C13 10 18 9 24 5Z', line: 'M16 31L32 15' },
  prove: { tint: 'M12 6H36V42H12Z', line: 'M18 25L22.500 30L31 19' },
  back: { line: 'M40 24H9M20 12L8 24L20 36' },
};
