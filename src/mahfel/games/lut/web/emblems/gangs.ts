import type { Colour } from '../view';
import { circle, type Sign } from '$shell/cards/sign';

/** The four gangs; even as a shadow each is unlike the others: head thrown back, wings, coil, ears. */
export const GANGS: Record<Colour, Sign> = {
  // a wolf that howls
  wolf: {
    tint: 'M31 4L36 10L34 17L39 26C41 33 40 39 40 45H17C18 38 16 33 12 29L16 27L13 23L19 22L16 17L22 17L24 10Z',
    line: 'M29 12L31 4M25 31C28 34 30 38 30 45',
    solid: circle(28, 15.5, 1.9),
  },
  // a hawk with its wings spread
  hawk: {
    tint: 'M24 8C27.5 8 28 12 27.5 15C33 13 39 10 46 12C44 19 40 24 33 27L30 29L33 41L24 36L15 41L18 29L15 27C8 24 4 19 2 12C9 10 15 13 20.5 15C20 12 20.5 8 24 8Z',
    line: 'M9 15C11 19 14 21 18 22M39 15C37 19 34 21 30 22',
    solid: 'M21.5 12.5H26.5L24 17.5Z',
  },
  // a viper, coiled
  viper: {
    line: 'M9 43H31C44 43 44 31 33 31H20C9 31 9 20 20 20H28C36 20 36 11 29 8M14 37H30M24 25.5H32',
    tint: 'M33 11C28 13 21 12 17 7C21 2 29 2 33 6C35 8 35 10 33 11Z',
    solid: 'M17 6.3H10L6 3.5L9.5 7L6 10.5L10 7.7H17Z' + circle(26, 6.6, 1.6),
  },
  // a fox's face
  fox: {
    tint: 'M5 5L17 15C21 13.5 27 13.5 31 15L43 5C44 15 44 22 41 28L24 44L7 28C4 22 4 15 5 5Z',
    line: 'M7 28C14 26 19 30 24 37C29 30 34 26 41 28',
    solid: circle(16.5, 22.5, 2) + circle(31.5, 22.5, 2) + 'M21 40H27L24 44Z',
  },
};
