import type { RuleBlock, Rulebook } from '../protocol';
import { bent, escaped } from '../texts/bent';
import type { Texts } from '../texts/texts';

/**
 * What puts the names of a table in place of those of the rulebook, in the HTML of a paragraph.
 *
 * Where the book introduces somebody by both names, "Marksman (Leon)", they change places. Elsewhere a name is replaced
 * as it stands; one that Russian has bent stays and is followed by the other, as nobody here can bend that. A name that
 * also means something else, as a scenario called after a role, is left alone.
 */
export function renaming(t: Texts): (html: string) => string {
  const names = t.otherNames();
  if (names.size === 0) return (html) => html;
  const people = t.ofPeople();
  const ambiguous = t.ambiguous(new Set(names.keys()));
  const longestFirst = [...names.keys()].toSorted((one, other) => other.length - one.length);
  const forms = longestFirst.map((name) => ({
    name,
    form: name
      .split(' ')
      .map((word) => (t.lang === 'ru' ? bent(word) : escaped(word)))
      .join(' '),
  }));
  const article = t.lang === 'en' ? '(?:(?<article>\\b(?:[Aa]n?|[Tt]he)) )?' : '(?<article>)';
  const any = forms.map(({ form }) => form).join('|');
  const pattern = new RegExp(`(?<![\\p{L}\\u200c])${article}(?<name>${any})(?!\\p{L})(?: \\((?<bracket>[^()<]*)\\))?`, 'gu');

  function replaced(found: string, groups: Record<string, string | undefined>): string {
    const { article: before = '', name: written = '', bracket } = groups;
    const name = forms.find(({ form }) => new RegExp(`^(?:${form})$`, 'u').test(written))?.name ?? written;
    const here = names.get(name);
    if (here === undefined) return found;
    const rest = bracket === undefined ? '' : ` (${bracket})`;
    const called = `${articleOf(here, before, people.has(here))}${here}`;
    if (bracket === here) return `${called} (${written})`;
    if (ambiguous.has(name)) return found;
    return written === name ? called + rest : `${found.slice(0, found.length - rest.length)} (${here})${rest}`;
  }

  const inText = (text: string) =>
    text.replace(pattern, (...found: unknown[]) => replaced(String(found[0]), found[found.length - 1] as Record<string, string | undefined>));
  // What stands between tags is text; what stands in them is not.
  return (html) =>
    html
      .split(/(<[^>]*>)/)
      .map((piece) => (piece.startsWith('<') ? piece : inText(piece)))
      .join('');
}

/** "a Marksman", "an Advocate", but "Leon": the article before a name goes by what follows it, and people have none. */
function articleOf(name: string, before: string, person: boolean): string {
  if (before === '' || person) return '';
  if (/the/i.test(before)) return `${before} `;
  return `${before.slice(0, 1)}${/^[AEIOU]/.test(name) ? 'n' : ''} `;
}

/** The whole book with other names in its paragraphs; headings and examples stay, as those are drawn in the right names. */
export function renamed(book: Rulebook, rename: (html: string) => string): Rulebook {
  const block = (it: RuleBlock): RuleBlock => (it.kind === 'paragraph' ? { ...it, html: rename(it.html) } : it);
  return { ...book, sections: book.sections.map((section) => ({ ...section, blocks: section.blocks.map(block) })) };
}
