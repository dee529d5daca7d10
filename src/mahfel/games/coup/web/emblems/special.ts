import { circle, type Sign } from '$shell/cards/sign';

/** Special interests of Rebellion G54. */
export const SPECIAL: Record<string, Sign> = {
  // a wheel with a star
  communist: {
    tint:
      'M21 5H27L28 10L32 11.7L36.3 9L40.5 13.2L37.8 17.5L39.5 21.5L44 22.5V28L39.5 29L37.8 33L40.5 37.3' +
      'L36.3 41.5L32 38.8L28 40.5L27 45H21L20 40.5L16 38.8L11.7 41.5L7.5 37.3L10.2 33L8.5 29L4 28V22.5' +
      'L8.5 21.5L10.2 17.5L7.5 13.2L11.7 9L16 11.7L20 10Z',
    solid: 'M24 15.5L26.5 21.8L33 22.3L28 26.6L29.6 33L24 29.5L18.4 33L20 26.6L15 22.3L21.5 21.8Z',
  },
  // a stamp
  customs_officer: {
    tint: 'M24 4C29 4 32 8 30 13C28.5 17 28.5 20 30 25H18C19.5 20 19.5 17 18 13C16 8 19 4 24 4Z',
    line: 'M9 25H39V34H9ZM8 42H13M18 42H30M35 42H40',
  },
  // two flags
  foreign_consular: {
    tint: 'M13 6C7 9 6 4 2 8V21C6 17 8 22 15 19ZM35 6C41 9 42 4 46 8V21C42 17 40 22 33 19Z',
    line: 'M12 4L29 44M36 4L19 44',
  },
  // a lamp
  intellectual: {
    tint: 'M24 4C33 4 38 11 37 18C36 25 31 26 30 33H18C17 26 12 25 11 18C10 11 15 4 24 4Z',
    line: 'M19 38.5H29M21 44H27M24 33V23M19 18L24 23L29 18',
  },
  // scales
  lawyer: {
    tint: 'M10 13L3 29C6 35 14 35 17 29ZM38 13L31 29C34 35 42 35 45 29Z',
    line: 'M24 6V42M14 43H34M8 13H40M3 29H17M31 29H45',
    solid: circle(24, 6.5, 3),
  },
  // a candle
  missionary: {
    tint: 'M24 3C29 9 30 13 24 18C18 13 19 9 24 3Z',
    line: 'M24 18V22M18 22H30V38H18ZM10 38C11 46 37 46 38 38Z',
  },
  // an olive branch
  peacekeeper: {
    tint:
      'M18 31C10 31 6 26 6 19C14 19 18 24 18 31ZM26 22C19 20 17 15 18 8C25 10 28 15 26 22ZM22 36' +
      'C24 29 29 26 36 28C34 35 29 38 22 36ZM30 25C31 18 36 15 43 15C42 22 37 26 30 25Z',
    line: 'M8 44C14 38 26 28 38 9',
    solid: circle(40, 7, 2.6),
  },
  // a ballot box
  politician: {
    tint: 'M6 23H42V43H6Z',
    line: 'M6 23L11 17H15M42 23L37 17H33M15 23V5H33V23M18 29H30M20 14L23 17L29 10',
  },
  // a crosier
  priest: {
    tint: 'M6 33C12 30 18 30 24 33C18 40 10 40 6 33Z',
    line: 'M31 45V22C31 13 42 15 42 9C42 3 31 3 30 11C29.5 15 34 16 35 12M26 26H36',
    solid: circle(15, 26.5, 2.4),
  },
  // a placard
  protestor: {
    tint: 'M6 5H42V28H6Z',
    line: 'M24 28V45M24 11V18M18 45H30',
    solid: circle(24, 23, 2.2),
  },
};
