/** Positions for tests of the board: the very ones that can be looked at. */
import { POSITIONS, frameOf } from '$shell/../dev/courtisans_states';
import type { Frame, Lang } from '$shell/protocol';
import { Catalogue } from '$shell/texts/bundle';
import { Texts } from '$shell/texts/texts';
import type { CourtisansView } from './view';

const SOURCES = import.meta.glob<string>('../texts/*.ftl', { query: '?raw', import: 'default', eager: true });
const NAMES = ['Sara', 'Omid', 'Mina', 'Kian', 'Roya'];
export const LANGS: readonly Lang[] = ['fa', 'en', 'ru'];
export const names = Object.keys(POSITIONS);
export const asked = names.filter((name) => POSITIONS[name]?.ask);
export const ended = names.filter((name) => POSITIONS[name]?.view.phase === 'over');

/** The game's own texts, with people to speak of. */
export function texts(lang: Lang): Texts {
  const own = new Catalogue(lang, SOURCES[`../texts/${lang}.ftl`] ?? '');
  return new Texts(lang, [own], (seat) => NAMES[seat] ?? '');
}

export function frame(name: string): Frame {
  const found = frameOf(name);
  if (!found) throw new Error(`there is no position ${name}`);
  return found;
}

export const view = (name: string): CourtisansView => frame(name).view as CourtisansView;

/** The legal moves of the viewer, in the engine's short notation. */
export const legal = (name: string): string[] => POSITIONS[name]?.legal ?? [];

/** A text without the marks that only steer its direction. */
export const bare = (text: string): string => text.replace(/[\u2066-\u2069]/g, '').replace(/\u00a0/g, ' ');
