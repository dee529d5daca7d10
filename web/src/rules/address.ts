import type { Texts } from '../texts/texts';

/**
 * Where a game's rulebook is opened from: with the names that this table uses (see `Texts.atTable`), at a paragraph
 * if one is given.
 */
export function rulesAddress(game: string, t: Texts, rule?: string): string {
  return `/rules/${game}${t.called ? `?names=${t.called}` : ''}${rule === undefined ? '' : `#${rule}`}`;
}

/** The names that a rulebook's address asks for; none where it asks for nothing that could be one. */
export function namesIn(search: string): Record<string, string> {
  const names = new URLSearchParams(search).get('names') ?? '';
  return /^[a-z_]{1,32}$/.test(names) ? { names } : {};
}
