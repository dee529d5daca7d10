/** What stands on a role card: one drawing for each kind of part that somebody can play in the city. */
import { circle, type Sign } from '$shell/cards/sign';
import { ROLES } from './declared';

const SHIELD = 'M24 5L40 11V23C40 33 33 40 24 44C15 40 8 33 8 23V11Z';
const BADGE = 'M24 4L29.500 16.500L43 18L33 27L36 41L24 34L12 41L15 27L5 18L18.500 16.500Z';
const MASK = 'M5 17C13 13 19 17 24 18C29 17 35 13 43 17C44 27 38 34 32 33C27 32 26 28 24 28C22 28 21 32 16 33C10 34 4 27 5 17Z';
const PISTOL = 'M5 14H42V23H28L26 28H19L15 42H7L11 23H5ZM42 14V11';

export const EMBLEMS = {
  hat: {
    line: 'M4 32C15 38 33 38 44 32M12 34L15 13C19 17 29 17 33 13L36 34M13 27C20 30 28 30 35 27',
    tint: 'M12 34L15 13C19 17 29 17 33 13L36 34C29 36.500 19 36.500 12 34Z',
  },
  mask: { line: `${MASK}M12 22C14 20 18 20 20 23M36 22C34 20 30 20 28 23`, tint: MASK },
  dagger: { line: 'M24 4L29 12V28H19V12ZM12 28H36M24 28V40M20 44H28', tint: 'M24 4L29 12V28H19V12Z', solid: circle(24, 42, 3) },
  scalpel: {
    line: 'M7 41L21 27M20 20L28 28L41 9C34 7 26 12 20 20ZM30 34H42M36 28V40',
    tint: 'M20 20L28 28L41 9C34 7 26 12 20 20Z',
  },
  sleep: {
    line: 'M30 36A16 16 0 0 1 17 8A17 17 0 1 0 38 30A16 16 0 0 1 30 36ZM27 8H36L27 19H36M38 20H44L38 27H44',
    tint: 'M30 36A16 16 0 0 1 17 8A17 17 0 1 0 38 30A16 16 0 0 1 30 36Z',
  },
  chain: {
    line: `M10 21H38V42H10ZM15 21V15A9 9 0 0 1 33 15V21M24 30V36${circle(24, 29, 2)}`,
    tint: 'M10 21H38V42H10Z',
  },
  ballot: {
    line: 'M7 24H41V43H7ZM13 24L16 6H32L35 24M18 31H30M20 14L23 17L28 11',
    tint: 'M7 24H41V43H7Z',
  },
  heart: {
    line: 'M24 42C12 33 6 26 6 18A9.500 9.500 0 0 1 24 14A9.500 9.500 0 0 1 42 18C42 26 36 33 24 42Z',
    tint: 'M24 42C12 33 6 26 6 18A9.500 9.500 0 0 1 24 14A9.500 9.500 0 0 1 42 18C42 26 36 33 24 42Z',
  },
  ghost: {
    line: 'M10 43V20A14 14 0 0 1 38 20V43L33 38L28.500 43L24 38L19.500 43L15 38Z',
    tint: 'M10 43V20A14 14 0 0 1 38 20V43L33 38L28.500 43L24 38L19.500 43L15 38Z',
    solid: `${circle(19, 21, 2.4)}${circle(29, 21, 2.4)}`,
  },
  bomb: { line: `${circle(21, 29, 14)}M31 19L35 15C37 12 41 13 40 9M43 5L45 3M36 6L34 3M44 11L47 12`, tint: circle(21, 29, 14) },
  purse: {
    line: `M16 14C6 22 5 42 14 43H34C43 42 42 22 32 14ZM14 6C18 9 30 9 34 6L32 14H16Z${circle(24, 29, 6)}`,
    tint: 'M16 14C6 22 5 42 14 43H34C43 42 42 22 32 14Z',
  },
  cross: { line: 'M18 6H30V18H42V30H30V42H18V30H6V18H18Z', tint: 'M18 6H30V18H42V30H30V42H18V30H6V18H18Z' },
  glass: { line: `${circle(20, 20, 13)}M30 30L43 43M13 19A7 7 0 0 1 19 13`, tint: circle(20, 20, 13) },
  shield: { line: `${SHIELD}M24 12V37M15 22H33`, tint: SHIELD },
  star: { line: `${BADGE}`, tint: BADGE, solid: circle(24, 24, 3.6) },
  scope: { line: `${circle(24, 24, 15)}M24 4V18M24 30V44M4 24H18M30 24H44`, tint: circle(24, 24, 15), solid: circle(24, 24, 2) },
  hall: {
    line: 'M5 19L24 6L43 19ZM9 19V38M19 19V38M29 19V38M39 19V38M5 43H43M7 38H41',
    tint: 'M5 19L24 6L43 19Z',
    solid: circle(24, 14, 2),
  },
  scales: {
    line: 'M24 6V42M15 43H33M8 13H40M8 13L3 28H13ZM40 13L35 28H45ZM3 28A5 5 0 0 0 13 28M35 28A5 5 0 0 0 45 28',
    tint: 'M3 28A5 5 0 0 0 13 28ZM35 28A5 5 0 0 0 45 28Z',
  },
  spade: {
    line: 'M17 5H31M24 5V26M15 26H33V32C33 38 28 42 24 45C20 42 15 38 15 32Z',
    tint: 'M15 26H33V32C33 38 28 42 24 45C20 42 15 38 15 32Z',
  },
  wand: {
    line: 'M6 42L28 20M34 4L36 11L43 13L36 15L34 22L32 15L25 13L32 11ZM42 26L43 29L46 30L43 31L42 34L41 31L38 30L41 29ZM17 8L18 11L21 12L18 13L17 16L16 13L13 12L16 11Z',
    tint: 'M34 4L36 11L43 13L36 15L34 22L32 15L25 13L32 11Z',
  },
  crystal: { line: `${circle(24, 20, 14)}M13 34L9 43H39L35 34M16 18A8 8 0 0 1 23 11`, tint: circle(24, 20, 14) },
  pocket: {
    line: 'M7 20H41V32C41 39 33 43 24 43C15 43 7 39 7 32ZM15 20V8A3 3 0 0 1 21 8V20M21 10V6A3 3 0 0 1 27 6V20M27 9A3 3 0 0 1 33 9V20M13 27C20 30 28 30 35 27',
    tint: 'M7 20H41V32C41 39 33 43 24 43C15 43 7 39 7 32Z',
  },
  pistol: { line: `${PISTOL}M20 23C20 27 24 27 26 28`, tint: PISTOL },
  news: {
    line: 'M6 9H36V41H11A5 5 0 0 1 6 36ZM36 17H43V36A5 5 0 0 1 36 41M12 16H30M12 23H20V33H12ZM25 23H30M25 28H30M25 33H30',
    tint: 'M12 23H20V33H12Z',
  },
  candle: {
    line: 'M18 24H30V43H18ZM12 43H36M24 24V19M24 4C29 10 30 13 28 16.500A5 5 0 0 1 20 16.500C18 13 22 11 24 4Z',
    tint: 'M24 4C29 10 30 13 28 16.500A5 5 0 0 1 20 16.500C18 13 22 11 24 4Z',
  },
  mind: {
    line: 'M14 43V35C8 32 6 26 7 20A16 16 0 0 1 38 17L42 26L37 28V34C37 36 35 37 33 37H29V43M18 19A5 5 0 1 1 25 24C23 25 23 26 23 28',
    tint: 'M14 43V35C8 32 6 26 7 20A16 16 0 0 1 38 17L42 26L37 28V34C37 36 35 37 33 37H29V43Z',
    solid: circle(23, 32, 1.7),
  },
  fist: {
    line: 'M10 20V13A3.500 3.500 0 0 1 17 13V10A3.500 3.500 0 0 1 24 10V10A3.500 3.500 0 0 1 31 10V13A3.500 3.500 0 0 1 38 13V26C38 35 33 38 32 44H17C17 38 10 36 10 26ZM17 13V21M24 10V21M31 13V21M10 20C10 25 18 27 24 26',
    tint: 'M10 20V13A3.500 3.500 0 0 1 17 13V10A3.500 3.500 0 0 1 24 10V10A3.500 3.500 0 0 1 31 10V13A3.500 3.500 0 0 1 38 13V26C38 35 33 38 32 44H17C17 38 10 36 10 26Z',
  },
  flame: {
    line: 'M25 4C27 14 38 17 38 29A14 14 0 0 1 10 29C10 22 15 19 16 13C20 15 21 18 21 22C25 18 26 11 25 4ZM24 43C19 40 19 34 24 30C29 34 29 40 24 43Z',
    tint: 'M25 4C27 14 38 17 38 29A14 14 0 0 1 10 29C10 22 15 19 16 13C20 15 21 18 21 22C25 18 26 11 25 4Z',
  },
  straw: {
    line: `${circle(24, 15, 6)}M14 9H34M18 9L20 3H28L30 9M6 24H42M24 21V44M16 24L14 37H34L32 24M6 24L4 29M6 24L9 29M42 24L44 29M42 24L39 29`,
    tint: 'M16 24L14 37H34L32 24Z',
  },
  faces: {
    line: 'M5 9C11 12 17 12 23 9V22C23 29 18 33 14 34C10 33 5 29 5 22ZM25 20C31 23 37 23 43 20V32C43 39 38 43 34 44C30 43 25 39 25 32M9 18H12M16 18H19M10 26C12 24 16 24 18 26M30 29H32M36 29H38M30 36C32 39 36 39 38 36',
    tint: 'M5 9C11 12 17 12 23 9V22C23 29 18 33 14 34C10 33 5 29 5 22Z',
  },
  flask: {
    line: 'M18 5H30M20 5V17L9 37C7 41 9 43 13 43H35C39 43 41 41 39 37L28 17V5M13 30H35M20 36H21M27 38H28',
    tint: 'M13 30H35L39 37C41 41 39 43 35 43H13C9 43 7 41 9 37Z',
  },
  ring: { line: `${circle(24, 29, 14)}${circle(24, 29, 9)}M17 8H31L27 16H21Z`, tint: 'M17 8H31L27 16H21Z' },
  lamp: { line: 'M17 12H31L37 22H11ZM14 22V36H34V22M11 41H37M24 12V7M18 7A6 6 0 0 1 30 7M24 26V32', tint: 'M14 22V36H34V22Z' },
  person: {
    line: `${circle(24, 14, 8)}M7 43C8 31 15 26 24 26C33 26 40 31 41 43Z`,
    tint: 'M7 43C8 31 15 26 24 26C33 26 40 31 41 43Z',
  },
  doubted: {
    line: `${circle(17, 16, 7.5)}M4 43C5 32 10 27 17 27C24 27 29 32 30 43ZM33 12A5.500 5.500 0 1 1 40 17C38 18 38 20 38 22`,
    tint: 'M4 43C5 32 10 27 17 27C24 27 29 32 30 43Z',
    solid: circle(38, 27, 1.9),
  },
} satisfies Record<string, Sign>;

export type Kind = keyof typeof EMBLEMS;

/** Which drawing stands for which roles. */
const BORNE: Readonly<Record<Kind, readonly string[]>> = {
  hat: ['boss', 'godfather', 'don', 'capo'],
  mask: ['mafioso', 'informant', 'executioner'],
  dagger: ['king_slayer', 'jani'],
  scalpel: ['surgeon', 'lecter'],
  sleep: ['night_sleeper', 'matador', 'hacker'],
  chain: ['hostage_taker'],
  ballot: ['jalab'],
  heart: ['mistress'],
  ghost: ['nightmare'],
  bomb: ['bomb_maker', 'minelayer'],
  purse: ['saul'],
  cross: ['doctor', 'second_doctor', 'watson', 'medic', 'healer'],
  glass: ['detective', 'inspector', 'researcher'],
  shield: ['die_hard', 'armoured', 'armourer', 'bodyguard', 'guard', 'hero', 'invulnerable'],
  star: ['sheriff', 'second_sheriff'],
  scope: ['sniper', 'sharpshooter', 'leon', 'professional', 'nato'],
  hall: ['mayor', 'governor', 'village_chief'],
  scales: ['judge', 'lawyer', 'advocate'],
  spade: ['gravedigger', 'second_gravedigger'],
  wand: ['wizard', 'witch'],
  crystal: ['nostradamus', 'geomancer'],
  pocket: ['pickpocket'],
  pistol: ['gunsmith', 'gunner'],
  news: ['kane', 'revealer'],
  candle: ['constantine'],
  mind: ['psychiatrist', 'psychoanalyst', 'interrogator'],
  fist: ['bully', 'commando', 'soldier', 'rebel'],
  flame: ['devotee', 'saviour'],
  straw: ['scarecrow'],
  faces: ['chameleon', 'thousand_faces', 'double_faced', 'joker', 'charlatan', 'trickster'],
  flask: ['herbalist'],
  ring: ['heir'],
  lamp: ['guide'],
  person: ['citizen'],
  doubted: ['suspect'],
};

const KIND_OF: ReadonlyMap<string, Kind> = new Map(
  (Object.keys(BORNE) as Kind[]).flatMap((kind) => BORNE[kind].map((role) => [role, kind] as const)),
);

/** The drawing on the card of a role; a person for one that has none. */
export const emblemOf = (role: string): Sign => EMBLEMS[KIND_OF.get(role) ?? 'person'];

/** Roles without a drawing of their own kind: there should be none. */
export const unadorned = (): string[] => ROLES.filter((role) => !KIND_OF.has(role));
