/** Positions for tests of the board: the very ones that can be looked at. */
import PLACED from '$shell/../dev/saboteur_places.json';
import { POSITIONS, frameOf } from '$shell/../dev/saboteur_states';
import type { Frame, Lang } from '$shell/protocol';
import { Catalogue } from '$shell/texts/bundle';
import { Texts } from '$shell/texts/texts';
import { mineOf, type Mine } from './mine';
import type { Cell, SaboteurView } from './view';

const SOURCES = import.meta.glob<string>('../texts/*.ftl', { query: '?raw', import: 'default', eager: true });
export const NAMES = ['Sara', 'Omid', 'Mina', 'Kian', 'Roya', 'Babak', 'Leila', 'Arash', 'Navid', 'Tara'];
export const LANGS: readonly Lang[] = ['fa', 'en', 'ru'];

/** The game's own texts, with people to speak of. */
export function texts(lang: Lang): Texts {
  const own = new Catalogue(lang, SOURCES[`../texts/${lang}.ftl`] ?? '');
  return new Texts(lang, [own], (seat) => NAMES[seat] ?? '');
}

export const names = Object.keys(POSITIONS);

export function frame(name: string): Frame {
  const found = frameOf(name);
  if (!found) throw new Error(`there is no position ${name}`);
  return found;
}

export const view = (name: string): SaboteurView => frame(name).view as SaboteurView;

/** The legal moves of the viewer, in the engine's short notation. */
export const legal = (name: string): string[] => POSITIONS[name]?.legal ?? [];

export interface MineCase {
  mine: Cell[];
  open: boolean;
  /** Where each card may lie: `"1,0 0,-1~"`, turned with a tilde. */
  places: Record<string, string>;
}

/** Mines of the engine by what they show, the vectors of the rules first. */
export const MINES = PLACED as unknown as Record<string, MineCase>;

export function mine(name: string): Mine {
  const found = MINES[name];
  if (!found) throw new Error(`there is no mine ${name}`);
  return mineOf({ mine: found.mine, options: { hidden_goal_is_open: found.open } });
}

/** A text without the marks that only steer its direction. */
export const bare = (text: string): string => text.replace(/[\u2066-\u2069]/g, '');
