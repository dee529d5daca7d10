/** Signs of the café: cups and what belongs to them, on a grid of 48, one family of lines. */
import { ring } from '$shell/cards/emblem';
import type { Sign } from '$shell/cards/sign';

const SIGNS: Record<string, Sign> = {
  // a tall glass, milk over coffee
  latte: { tint: 'M14.500 22H33.500L31 42H17Z', line: 'M12 8H36L31 42H17ZM13.500 15C18 12 21 18 25 15S32 13 34.500 15' },
  // a small cup on its saucer
  espresso: {
    tint: 'M11 20H33V27C33 33 29 36 22 36S11 33 11 27Z',
    line: 'M33 22H37C41 22 41 30 36 30H33M6 41H38M18 7C15 10 21 12 18 15M26 7C23 10 29 12 26 15',
  },
  // a mug under a swirl of cream
  mocha: {
    tint: 'M10 23H34V39C34 41 32 43 30 43H14C12 43 10 41 10 39Z',
    line: 'M34 27H38C42 27 42 37 37 37H34M10 23C9 16 15 17 15 14C15 9 22 12 23 6C26 11 24 13 28 14C33 15 35 17 34 23',
  },
  // two leaves over a bowl
  herbal: {
    tint: 'M8 27H40C40 37 33 42 24 42S8 37 8 27Z',
    line: 'M24 27V18M24 20C14 21 12 14 12 9C20 9 24 13 24 20C24 13 28 8 37 7C37 14 33 20 24 20',
  },
  // a waisted glass of tea on a saucer
  tea: {
    tint: 'M15.500 14H32.500C32 19 29 21 29 25S33 31 32 37H16C15 31 19 29 19 25S16 19 15.500 14Z',
    line: 'M15 8H33C33 18 29 20 29 25S33 31 32 37H16C15 31 19 29 19 25S15 18 15 8ZM8 42H40',
  },
  // a beaker with a straw and a slice
  juice: {
    tint: 'M13 23H31L29 43H15Z',
    line: `M11 16H33L29 43H15ZM21 36L26 5H33${ring(36, 15, 7)}M36 8V15L31 20M36 15L41 20`,
  },
  water: { tint: 'M24 5C33 17 37 23 37 30C37 38 31 43 24 43S11 38 11 30C11 23 15 17 24 5Z', line: 'M18 31C18 35 21 37 24 37' },
  // an apron
  barista: {
    tint: 'M16 16H32V24C37 27 38 34 38 43H10C10 34 11 27 16 24Z',
    line: 'M16 16C16 8 19 5 24 5S32 8 32 16M17 31H31V37C31 38 30 39 29 39H19C18 39 17 38 17 37Z',
  },
  // a cup with a cracked side and an eye
  maloun: {
    tint: 'M9 18H35V32C35 38 30 42 22 42S9 38 9 32Z',
    line: `M35 21H38C43 21 43 32 37 32H35M14 29C18 24 26 24 30 29C26 34 18 34 14 29ZM12 12L17 7L21 12L26 6L31 11`,
    solid: ring(22, 29, 2.6),
  },
  burn: { tint: 'M24 43C15 43 10 37 10 30C10 23 15 20 17 13C21 16 22 19 22 22C27 18 28 11 26 5C34 10 38 20 38 29C38 37 33 43 24 43Z', line: 'M24 43C20 43 18 39 18 36C18 32 22 31 23 27C28 30 30 33 30 36C30 40 28 43 24 43' },
  notebook: { tint: 'M13 6H38V42H13Z', line: 'M8 13H17M8 21H17M8 29H17M8 37H17M23 16H33M23 23H33M23 30H29' },
  tray: { tint: 'M5 33H43L39 41H9Z', line: 'M13 33V23H21V33M27 33V23H35V33M20 23V13H28V23' },
  reward: { tint: 'M7 19H41V42H7Z', line: 'M5 12H43V19H5ZM24 12V42M24 12C17 12 13 8 16 5C20 2 24 8 24 12C24 8 28 2 32 5C35 8 31 12 24 12' },
  positive: { tint: ring(24, 24, 18), line: 'M24 14V34M14 24H34' },
  negative: { tint: 'M24 4L44 24L24 44L4 24Z', line: 'M15 24H33' },
  none: { line: 'M12 12L36 36M36 12L12 36' },
  check: { line: 'M8 25L19 36L40 13' },
  hand: { tint: 'M9 14L25 9L34 37L18 42Z', line: 'M25 9L35 6L44 33L34 37' },
};

/** An empty sign for a name that is not known. */
export const signOf = (name: string): Sign => SIGNS[name] ?? {};
