import { api } from '../api';
import type { Lang } from '../protocol';
import { Catalogue } from './bundle';

const SHELL: Record<Lang, () => Promise<{ default: string }>> = {
  fa: () => import('../../texts/fa.ftl?raw'),
  ru: () => import('../../texts/ru.ftl?raw'),
  en: () => import('../../texts/en.ftl?raw'),
};

const games = new Map<string, Promise<Catalogue>>();

/** The shell's own texts, a chunk of their own per language. */
export async function loadShell(lang: Lang): Promise<Catalogue> {
  return new Catalogue(lang, (await SHELL[lang]()).default);
}

/**
 * A game's texts, or no more of them than its name and pitch, from the server that will also run its rules. Asked for
 * once per language; a failure is not remembered.
 */
export function loadGame(game: string, lang: Lang, part: 'all' | 'title' = 'all'): Promise<Catalogue> {
  const key = `${game}/${lang}/${part}`;
  const known = games.get(key);
  if (known) return known;
  const source = part === 'all' ? api.gameTexts(game, lang) : api.gameTitle(game, lang);
  const loading = source.then((text) => new Catalogue(lang, text));
  games.set(key, loading);
  loading.catch(() => games.delete(key));
  return loading;
}
