import { circle, type Sign } from '$shell/cards/sign';

/** Force of Rebellion G54. */
export const FORCE: Record<string, Sign> = {
  // a signet ring
  crime_boss: {
    tint: 'M16 4H32L37 11L24 20L11 11Z',
    line: 'M16 4L20 11L24 20L28 11L32 4M11 11H37' + circle(24, 32, 12.5),
  },
  // a star on a ribbon
  general: {
    tint: 'M24 19L27.8 26.8L36.4 28L30.2 34L31.7 42.6L24 38.5L16.3 42.6L17.8 34L11.6 28L20.2 26.8Z',
    line: 'M15 4H33V12L24 19L15 12ZM21 4V15M27 4V15',
  },
  // crossed machetes
  guerrilla: {
    tint: 'M8 5C14 6 24 16 32 28L28 32C16 24 7 14 8 5ZM40 5C34 6 24 16 16 28L20 32C32 24 41 14 40 5Z',
    line: 'M25 35L35 25M23 35L13 25M31 31L40 42M17 31L8 42',
  },
  // a gavel
  judge: {
    tint: 'M15 15L26 4L36 14L25 25Z',
    line: 'M12 18L22 28M29 1.5L39 11.5M29 19L43 33M7 36H29M4 43H32',
  },
  // a sight
  mercenary: {
    tint: circle(24, 24, 14),
    line: circle(24, 24, 6.5) + 'M24 3V14M24 34V45M3 24H14M34 24H45',
    solid: circle(24, 24, 2),
  },
};
