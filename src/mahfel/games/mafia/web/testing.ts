/** Positions for tests of the board: the very ones that can be looked at. */
import { POSITIONS, frameOf } from '$shell/../dev/mafia_states';
import type { Frame, Lang } from '$shell/protocol';
import { Catalogue } from '$shell/texts/bundle';
import { Texts } from '$shell/texts/texts';
import type { Aim } from './aims';
import type { MafiaView } from './view';

const SOURCES = import.meta.glob<string>('../texts/*.ftl', { query: '?raw', import: 'default', eager: true });
const SHELL = import.meta.glob<string>('../../../../../web/texts/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
export const NAMES = ['Sara', 'Omid', 'Mina', 'Kian', 'Roya', 'Babak', 'Leila', 'Arash'];
export const LANGS: readonly Lang[] = ['fa', 'en', 'ru'];

/** The game's own texts and the shell's, with people to speak of. */
export function texts(lang: Lang): Texts {
  const own = new Catalogue(lang, SOURCES[`../texts/${lang}.ftl`] ?? '');
  const shell = new Catalogue(lang, SHELL[`../../../../../web/texts/${lang}.ftl`] ?? '');
  return new Texts(lang, [own, shell], (seat) => NAMES[seat] ?? '');
}

export const names = Object.keys(POSITIONS);

export function frame(name: string): Frame {
  const found = frameOf(name);
  if (!found) throw new Error(`there is no position ${name}`);
  return found;
}

export const view = (name: string): MafiaView => frame(name).view as MafiaView;
/** The legal moves of the viewer, in the engine's short notation. */
export const legal = (name: string): string[] => POSITIONS[name]?.legal ?? [];

/** What the engine offers, place by place. */
export const engineSlots = (name: string): Aim[][] => POSITIONS[name]?.slots ?? [];

/** A text without the marks that only steer its direction. */
export const bare = (text: string): string => text.replace(/[\u2066-\u2069\u200e\u200f]/g, '');
