import type { Lang, Seat } from '../protocol';
import type { Catalogue } from './bundle';
import { clockFace, span } from './durations';
import { direction } from './language';
import { formatNumber, localDigits } from './numbers';

export type Args = Record<string, string | number>;

/** What every screen and board speaks with: texts of a game before those of the shell, in one language. */
export class Texts {
  constructor(
    readonly lang: Lang,
    private readonly catalogues: readonly Catalogue[],
    private readonly names: (seat: Seat) => string = (seat) => String(seat + 1),
    /** Which of several names things go by at this table, as its option `names` says: a text `KEY-<called>` stands in
     * place of `KEY` where there is one. */
    readonly called = '',
  ) {}

  get dir(): 'rtl' | 'ltr' {
    return direction(this.lang);
  }

  has(key: string): boolean {
    return this.catalogues.some((catalogue) => catalogue.has(key));
  }

  /** The text of `key`; the key itself when no catalogue knows it, so that a gap is seen and not silent. */
  say(key: string, args: Args = {}): string {
    for (const wanted of this.called ? [`${key}-${this.called}`, key] : [key]) {
      for (const catalogue of this.catalogues) {
        const text = catalogue.say(wanted, args);
        if (text !== null) return text;
      }
    }
    return key;
  }

  /** The text of the first key that exists, or of the last one. */
  sayFirst(keys: readonly string[], args: Args = {}): string {
    return this.say(keys.find((key) => this.has(key)) ?? keys[keys.length - 1] ?? '', args);
  }

  /** What texts that are the same for all tables, as the rulebook, call otherwise than this one: the name there, the name here. */
  otherNames(): Map<string, string> {
    if (!this.called) return new Map();
    const pairs = this.catalogues.flatMap((catalogue) =>
      catalogue
        .named(this.called)
        .map((key): [string, string] => [catalogue.say(key) ?? '', catalogue.say(`${key}-${this.called}`) ?? '']),
    );
    return new Map(pairs.filter(([there, here]) => there !== here));
  }

  /** Those among the names of this table that are people's own, and take no article where others do. */
  ofPeople(): Set<string> {
    const own = (catalogue: Catalogue) =>
      catalogue.named(this.called).filter((key) => catalogue.attribute(`${key}-${this.called}`, 'article') === 'none');
    return new Set(
      this.catalogues.flatMap((catalogue) => own(catalogue).flatMap((key) => catalogue.say(`${key}-${this.called}`) ?? [])),
    );
  }

  /** Those of these names that are the name of something else as well, which has no other here. */
  ambiguous(names: ReadonlySet<string>): Set<string> {
    return new Set(this.catalogues.flatMap((catalogue) => catalogue.plain(names, this.called)));
  }

  /** Paragraph of the rulebook behind a text (its `.rule`), if one is named. */
  rule(key: string): string | null {
    for (const catalogue of this.catalogues) if (catalogue.has(key)) return catalogue.attribute(key, 'rule');
    return null;
  }

  num(value: number): string {
    return formatNumber(value, this.lang);
  }

  /** Display name of a seat, as people chose it; bidi isolation is the caller's (`bdi`) or Fluent's. */
  name(seat: Seat): string {
    return this.names(seat);
  }

  /** "18", "1:05" in the language's digits. */
  clock(ms: number): string {
    return localDigits(clockFace(ms), this.lang);
  }

  /** "2 minutes 5 seconds" in words. */
  duration(ms: number): string {
    const { unit, ...parts } = span(ms);
    return this.say(`span-${unit}`, parts);
  }

  /** Several values as a sentence would list them. */
  list(items: readonly string[]): string {
    const parts = new Intl.ListFormat(this.lang, { type: 'conjunction' }).formatToParts(items);
    // Persian writes no comma before «و», whatever Intl does.
    return parts.map(({ type, value }) => (type === 'literal' ? value.replace(/^، و /, ' و ') : value)).join('');
  }

  /** The same catalogues with other names for the seats. */
  withNames(names: (seat: Seat) => string): Texts {
    return new Texts(this.lang, this.catalogues, names, this.called);
  }

  /** With the texts of a game in front. */
  withGame(game: Catalogue): Texts {
    return new Texts(this.lang, [game, ...this.catalogues], this.names, this.called);
  }

  /** In the names that a table with these options uses. */
  atTable(options: Readonly<Record<string, unknown>>): Texts {
    const called = options['names'];
    return new Texts(this.lang, this.catalogues, this.names, typeof called === 'string' ? called : '');
  }
}
