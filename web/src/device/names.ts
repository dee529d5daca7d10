import type { Lang } from '../protocol';

/** As many letters (as people count them) and bytes as the server takes in a name; see `tables/names.py`. */
export const LETTERS = 24;
export const BYTES = 60;
/** Signs of a name as it is typed. What is longer has so much in it that cannot be seen that it is no name. */
const SIGNS = 4 * BYTES;

const ZWNJ = '\u200c';
/** Marks that cannot be seen, and letters that show nothing. */
const UNSEEN = /\p{Cf}|[\u115f\u1160\u3164\uffa0\u2800]|\u034f|\u17b4|\u17b5/u;
const ARABIC = /^(?=[\p{Lo}\p{Mn}])\p{Script_Extensions=Arabic}$/u;

const bytes = (text: string): number => new TextEncoder().encode(text).length;

/** The letters of a text as people count them: one for a sign with all its marks. */
export function letters(text: string, lang: Lang): string[] {
  return [...new Intl.Segmenter(lang, { granularity: 'grapheme' }).segment(text)].map(({ segment }) => segment);
}

/**
 * A name as the server will show it, and measures it: normalised, white space made single, without what is unseen. Only
 * the half-space between two Persian letters stays.
 */
export function shownName(name: string): string {
  const signs = [...name.normalize('NFKC')];
  const seen = signs.filter((sign, place) =>
    sign === ZWNJ ? ARABIC.test(signs[place - 1] ?? '') && ARABIC.test(signs[place + 1] ?? '') : !UNSEEN.test(sign),
  );
  return seen.join('').trim().replace(/\s+/g, ' ');
}

function fits(name: string, lang: Lang): boolean {
  const shown = shownName(name);
  return bytes(shown) <= BYTES && letters(shown, lang).length <= LETTERS;
}

/** The name as far as it may be as long as that. It stays as it is typed: what it comes to is for the server to say. */
export function cutName(name: string, lang: Lang): string {
  let cut = '';
  for (const letter of letters(name.slice(0, SIGNS), lang)) {
    if (!fits(cut + letter, lang)) return cut;
    cut += letter;
  }
  return cut;
}
