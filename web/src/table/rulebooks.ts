import { api } from '../api';
import type { Lang, RuleParagraph, Rulebook } from '../protocol';

const books = new Map<string, Promise<Rulebook>>();

/** A game's rulebook, asked for once per language. */
export function rulebook(game: string, lang: Lang): Promise<Rulebook> {
  const key = `${game}/${lang}`;
  const known = books.get(key);
  if (known) return known;
  const loading = api.rulebook(game, lang);
  books.set(key, loading);
  loading.catch(() => books.delete(key));
  return loading;
}

export function paragraph(book: Rulebook, id: string): RuleParagraph | null {
  for (const section of book.sections) {
    for (const block of section.blocks) if (block.kind === 'paragraph' && block.id === id) return block;
  }
  return null;
}
