import type { Lang } from '../protocol';

/** As many letters (as people count them) and bytes as the server takes in a name; see `tables/names.py`. */
export const LETTERS = 24;
export const BYTES = 60;

const bytes = (text: string): number => new TextEncoder().encode(text).length;

/** The letters of a text as people count them: one for a sign with all its marks. */
export function letters(text: string, lang: Lang): string[] {
  return [...new Intl.Segmenter(lang, { granularity: 'grapheme' }).segment(text)].map(({ segment }) => segment);
}

/** The name as far as it may be as long as that. White space at its ends does not count. */
export function cutName(name: string, lang: Lang): string {
  const start = name.length - name.trimStart().length;
  let cut = name.slice(0, start);
  let taken = 0;
  for (const letter of letters(name.slice(start), lang)) {
    const longer = cut + letter;
    const fits = taken < LETTERS && bytes(longer.trim()) <= BYTES;
    if (!fits && letter.trim() !== '') return cut;
    cut = longer;
    taken += 1;
  }
  return cut;
}
