/** What the cards say, as the engine declares them (`cards.json` is written from there). */
import cards from './cards.json';
import type { CoupView } from './view';

export type Targets = 'none' | 'one' | 'anyone' | 'others' | 'richest';

export interface Action {
  key: string;
  rule: string;
  /** The character one says one holds; with `denies`, says one does not hold. */
  claim?: string;
  denies?: boolean;
  cost?: number;
  cost_against_others?: number;
  /** Coins one must have without paying them. */
  holds?: number;
  /** What one other player has to add. */
  joined_for?: number;
  targets?: Targets;
  piece?: string;
}

export interface Character {
  category: string;
  actions: Action[];
  blocks: string[];
  reacts: string;
}

const CHARACTERS = cards.characters as Record<string, Character>;
const GENERAL = cards.general as Record<string, Action[]>;
const REFORMATION = cards.reformation as Action[];

export const ALL = Object.keys(CHARACTERS);

const NOBODY: Character = { category: 'classic', actions: [], blocks: [], reacts: '' };

export const characterOf = (role: string): Character => CHARACTERS[role] ?? NOBODY;

/** Characters in play, in the order of the box. */
export const inPlay = (view: CoupView): string[] => Object.keys(view.copies);

/** Every action that can be declared at this table: first those for all, then each character's. */
export function actionsOf(view: CoupView): Action[] {
  const general = GENERAL[view.options.box ?? 'classic'] ?? [];
  const reformed = view.options.reformation ? REFORMATION : [];
  return [...general, ...reformed, ...inPlay(view).flatMap((role) => characterOf(role).actions)];
}

export function actionOf(view: CoupView, key: string): Action | undefined {
  return actionsOf(view).find((action) => action.key === key);
}

const HUES: Record<string, string> = {
  duke: 'violet',
  assassin: 'slate',
  captain: 'lapis',
  ambassador: 'pistachio',
  contessa: 'pomegranate',
  inquisitor: 'turquoise',
  anarchist: 'saffron',
};
const OF_CATEGORY: Record<string, string> = { finance: 'saffron', communications: 'lapis', force: 'pomegranate' };
const OF_SPECIAL = ['violet', 'turquoise', 'pistachio', 'sand', 'rose'];

/** A colour of the house for a character; its emblem and its letter always stand beside it. */
export function hueOf(role: string): string {
  const { category } = characterOf(role);
  const special = ALL.filter((key) => CHARACTERS[key]?.category === 'special').indexOf(role);
  const hue = HUES[role] ?? OF_CATEGORY[category] ?? OF_SPECIAL[special % OF_SPECIAL.length] ?? 'sand';
  return hue === 'slate' ? '#4a5568' : `var(--${hue})`;
}

/** A claim without the denial in it: `no_duke` is a claim about the Duke. */
export const roleOf = (claim: string): string => claim.replace(/^no_/, '');
