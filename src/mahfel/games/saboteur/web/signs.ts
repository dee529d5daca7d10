/** Signs of the mine: line drawings on a grid of 48, one family. */
import { ring } from '$shell/cards/emblem';
import type { Sign } from '$shell/cards/sign';

const SIGNS: Record<string, Sign> = {
  lamp: {
    tint: 'M17 16H31L34 38H14Z',
    line: `${ring(24, 7, 3)}M17 13H31M13 41H35`,
    solid: 'M24 21C28.5 26 28 31 24 33.500C20 31 19.5 26 24 21Z',
  },
  cart: {
    tint: 'M7 18H41L36 33H12Z',
    line: `M12 18L16 11L22 14L27 9L33 13L36 18M4 18H44${ring(17, 39, 4)}${ring(31, 39, 4)}`,
  },
  pick: { tint: 'M14 6C27 5 41 15 43 31C36 21 27 14 14 6Z', line: 'M8 42L31 17' },
  map: {
    tint: 'M7 12L18 8L30 13L41 9V36L30 40L18 35L7 39Z',
    line: 'M18 8V35M30 13V40M33 20L38 25M38 20L33 25M11 30L14 27M16 25L20 23M23 22L26 24',
  },
  rockfall: {
    tint: 'M7 41L12 30L21 29L26 41ZM27 41L31 32L39 33L42 41ZM18 25L23 18L31 20L30 28L21 30Z',
    line: 'M14 7V16M24 5V12M34 8V16',
  },
  crack: { line: 'M31 4L19 19L28 24L16 32L22 44' },
  wrench: {
    tint: 'M30 6C24 8 22 14 24 19L8 35C6 38 10 42 13 40L29 24C34 26 40 24 42 18L35 20L29 19L28 13Z',
  },
  turn: { line: 'M38 14A17 17 0 1 0 41 26M39 5V15H29' },
  plus: { line: 'M24 9V39M9 24H39' },
  minus: { line: 'M9 24H39' },
  fit: { line: 'M7 17V7H17M31 7H41V17M41 31V41H31M17 41H7V31' },
  gold: { tint: 'M9 31L14 18L25 12L36 18L39 30L30 37L16 36Z', line: 'M14 18L22 24L36 18M22 24L20 36M22 24L30 37M41 6V12M38 9H44' },
  stone: { tint: 'M8 37L13 20L25 12L37 19L41 37Z', line: 'M13 20L23 25L37 19M23 25L20 37' },
  miner: {
    tint: 'M8 27C8 16 15 9 24 9C33 9 40 16 40 27Z',
    line: `M5 27H43M14 34C16 40 20 42 24 42C28 42 32 40 34 34${ring(24, 19, 4)}M24 10V15`,
  },
  saboteur: {
    tint: ring(20, 29, 14),
    line: 'M28 17L32 13C35 9 37 12 40 9M40 3V5M45 5L43.5 6.500M46 11H44.500M14 27C15 24 17 22 20 21',
  },
  pile: { tint: 'M13 6H33V36H13Z', line: 'M17 41H38V12' },
  notes: { tint: 'M10 6H32L39 13V42H10Z', line: 'M17 19H31M17 27H31M17 35H25' },
  sealed: { line: `${ring(24, 24, 17)}M24 15L27 21L33 24L27 27L24 33L21 27L15 24L21 21Z` },
  glass: { line: `${ring(20, 20, 13)}M30 30L42 42M14 20H26M20 14V26` },
  less: { line: 'M30 10L16 24L30 38' },
  check: { line: 'M8 25L19 36L40 13' },
};

/** The sign of a tool, an action, a role or a button; an empty one for a name that is not known. */
export const signOf = (name: string): Sign => SIGNS[name] ?? {};
