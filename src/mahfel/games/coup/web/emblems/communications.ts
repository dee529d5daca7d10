import { circle, type Sign } from '$shell/cards/sign';

/** Communications of Rebellion G54. */
export const COMMUNICATIONS: Record<string, Sign> = {
  // a clapperboard
  director: {
    tint: 'M6 20H42V40H6Z',
    line: 'M6 20L5 13L40 6L42 12.5L6 20M15 11L19 17M25 9L29 15M34 7.5L37.5 13.5M13 30H27',
  },
  // a microphone
  newscaster: {
    tint: 'M24 4C29 4 31 8 31 12V21C31 25 29 29 24 29C19 29 17 25 17 21V12C17 8 19 4 24 4Z',
    line: 'M11 20C11 30 16 35 24 35C32 35 37 30 37 20M24 35V43M16 43H32M17 13H23M17 19H23',
  },
  // a reel of film
  producer: {
    tint: circle(24, 22, 17),
    line:
      circle(24, 12.5, 4) +
      circle(15, 20, 4) +
      circle(33, 20, 4) +
      circle(18.5, 30.5, 4) +
      circle(29.5, 30.5, 4) +
      'M24 39C30 44 37 44 44 42',
    solid: circle(24, 22, 2.2),
  },
  // a camera
  reporter: {
    tint: 'M5 15H14L18 9H30L34 15H43V39H5Z',
    line: circle(24, 26, 8) + 'M37 20.5V21',
    solid: circle(24, 26, 2.6),
  },
  // a quill
  writer: {
    tint: 'M42 5C27 5 15 14 12 34C27 33 38 24 42 5Z',
    line: 'M42 5C28 16 18 26 7 43M20 26L31 25M26 19L36 18M18 43H40',
  },
};
