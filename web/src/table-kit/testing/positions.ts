/** Positions for tests of a board: the very ones that can be looked at, and the texts that are read in them. */
import type { Frame, Lang } from '../../protocol';
import { Catalogue } from '../../texts/bundle';
import { Texts } from '../../texts/texts';

export const NAMES = ['Sara', 'Omid', 'Mina', 'Kian', 'Roya', 'Babak', 'Leila', 'Arash', 'Navid', 'Tara'];
export const LANGS: readonly Lang[] = ['fa', 'en', 'ru'];

const SHELL = import.meta.glob<string>('../../../texts/*.ftl', { query: '?raw', import: 'default', eager: true });

/** The texts of a game, whose sources are given by path, and of the shell, with people to speak of. */
export function textsFrom(sources: Record<string, string>): (lang: Lang) => Texts {
  const read = (lang: Lang, all: Record<string, string>) =>
    new Catalogue(lang, Object.entries(all).find(([path]) => path.endsWith(`/${lang}.ftl`))?.[1] ?? '');
  return (lang) => new Texts(lang, [read(lang, sources), read(lang, SHELL)], (seat) => NAMES[seat] ?? '');
}

/** What is asked of positions by their names. */
export function positionsIn<V>(positions: Record<string, { legal?: string[] }>, frameOf: (name: string) => Frame | undefined) {
  const frame = (name: string): Frame => {
    const found = frameOf(name);
    if (!found) throw new Error(`there is no position ${name}`);
    return found;
  };
  return {
    names: Object.keys(positions),
    frame,
    view: (name: string) => frame(name).view as V,
    /** The legal moves of the viewer, in the engine's short notation. */
    legal: (name: string): string[] => positions[name]?.legal ?? [],
  };
}

/** A text without the marks that only steer its direction. */
export const bare = (text: string): string => text.replace(/[\u2066-\u2069\u200e\u200f]/g, '').replace(/\u00a0/g, ' ');
