import { circle, type Sign } from '$shell/cards/sign';

/** Finance of Rebellion G54. */
export const FINANCE: Record<string, Sign> = {
  // a treasury with pillars
  banker: {
    tint: 'M6 18L24 6L42 18Z',
    line: 'M11 18V36M20 18V36M28 18V36M37 18V36M8 36H40M5 42H43',
    solid: circle(24, 13.5, 2.2),
  },
  // a top hat
  capitalist: {
    tint: 'M14 34V9C20 7 28 7 34 9V34C28 37 20 37 14 34Z',
    line: 'M4 32C6 42 42 42 44 32C41 35 37 35.5 34 34M4 32C7 35 11 35.5 14 34M14 27C20 30 28 30 34 27',
  },
  // an ear of wheat
  farmer: {
    tint:
      'M24 4C28 8 28 12 24 16C20 12 20 8 24 4ZM24 24C30 24 33 20 33 14C28 15 25 18 24 24ZM24 24' +
      'C18 24 15 20 15 14C20 15 23 18 24 24ZM24 35C30 35 33 31 33 25C28 26 25 29 24 35ZM24 35' +
      'C18 35 15 31 15 25C20 26 23 29 24 35Z',
    line: 'M24 16V45',
  },
  // a rising line
  speculator: {
    tint: 'M10 38V32L18 23L25 29L38 14V38Z',
    line: 'M6 6V42H44M10 32L18 23L25 29L38 13M30 12H39V21',
  },
  // a mask
  spy: {
    tint:
      'M4 16C12 11 19 15 24 15C29 15 36 11 44 16C45 27 39 34 33 34C28 34 26 28 24 28C22 28 20 34 15 34' +
      'C9 34 3 27 4 16Z',
    line: 'M11 21C14 18.5 18 20 19.5 24C15.5 26 11.5 25 11 21ZM37 21C34 18.5 30 20 28.5 24C32.5 26 36.5 25 37 21Z',
  },
};
