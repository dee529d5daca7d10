import { circle, type Sign } from '$shell/cards/sign';

/** The six characters of the classic box and its expansions, and the Anarchist. */
export const CLASSIC: Record<string, Sign> = {
  // a crown
  duke: {
    tint: 'M11 37L8 19L16.5 26L24 13L31.5 26L40 19L37 37Z',
    line: 'M11 42H37M24 26.5L27 30.5L24 34.5L21 30.5Z',
    solid: circle(8, 16, 2.4) + circle(24, 9.5, 2.8) + circle(40, 16, 2.4),
  },
  // a curved blade
  assassin: {
    tint: 'M27 18C16 22 9 30 8 41C19 40 28 33 31 22Z',
    line: 'M22.5 13.5L34.5 25.5M31 17L38 10M27.5 21.5C20 26 14 32 8 41',
    solid: circle(39.5, 8.5, 2.8),
  },
  // a standard
  captain: {
    tint: 'M13 14C21 9 28 18 39 13L34 21.5L39 30C28 35 21 26 13 31Z',
    line: 'M13 44V12M9 44H17' + circle(23.5, 22, 3.2),
    solid: 'M13 3L16.6 9L13 13.5L9.4 9Z',
  },
  // a sealed letter
  ambassador: {
    tint: 'M9 11H39A3 3 0 0 1 42 14V34A3 3 0 0 1 39 37H9A3 3 0 0 1 6 34V14A3 3 0 0 1 9 11Z',
    line: 'M7 13L24 26.5L41 13M21 33L18.5 42L24 39L29.5 42L27 33',
    solid: circle(24, 28, 5.5),
  },
  // a fan
  contessa: {
    tint: 'M24 39L6.2 22.9Q7.5 15.8 14.2 17Q17.2 10.8 24 13.5Q30.8 10.8 33.8 17Q40.5 15.8 41.8 22.9Z',
    line: 'M24 39L14.2 17M24 39V13.5M24 39L33.8 17M14.3 30.2A13 13 0 0 1 33.7 30.2M24 41.5V46',
    solid: circle(24, 39.5, 2.2),
  },
  // an eye behind a glass
  inquisitor: {
    tint: circle(20, 20, 14),
    line: 'M30.5 30.5L42 42M11 20C15.5 13.5 24.5 13.5 29 20C24.5 26.5 15.5 26.5 11 20Z',
    solid: circle(20, 20, 2.8),
  },
  // a bomb
  anarchist: {
    tint: circle(20, 29, 14),
    line: 'M28 17L32 13C35 9 37 12 40 9M12.5 26C13.5 22.5 16 20.5 19 20M40 3V5M45 5L43.5 6.5M46 11H44.5',
    solid: 'M24 14.5L30.5 21L33.5 18L27 11.5Z',
  },
};
