import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Lang } from '../protocol';
import { formatNumber } from './numbers';

/** A number whose digits are set by our formatter, and which still chooses plural forms. */
class Figure extends FluentNumber {
  constructor(
    value: number,
    private readonly lang: Lang,
  ) {
    super(value);
  }

  override toString(): string {
    return formatNumber(this.value, this.lang);
  }
}

/** One catalogue in one language. Fluent's bidi isolates are on. */
export class Catalogue {
  readonly #bundle: FluentBundle;
  readonly #keys: string[] = [];

  constructor(
    readonly lang: Lang,
    source: string,
  ) {
    this.#bundle = new FluentBundle(lang);
    const resource = new FluentResource(source);
    for (const entry of resource.body) this.#keys.push(entry.id);
    for (const problem of this.#bundle.addResource(resource)) console.error(problem);
  }

  /** The keys of things (`role-leon`, `card-census`) that go by another name where they are `called` so. */
  named(called: string): string[] {
    const ends = `-${called}`;
    const things = this.#keys.filter((key) => key.endsWith(ends)).map((key) => key.slice(0, -ends.length));
    return things.filter((key) => /^[a-z]+-\w+$/.test(key) && !key.startsWith('option-') && this.has(key));
  }

  /** Those of these words that are the text of something which has no other name where things are `called` so. */
  plain(words: ReadonlySet<string>, called: string): string[] {
    const things = this.#keys.filter((key) => /^[a-z]+-\w+$/.test(key) && !this.has(`${key}-${called}`));
    return things.flatMap((key) => this.say(key) ?? []).filter((text) => words.has(text));
  }

  has(key: string): boolean {
    return this.#bundle.getMessage(key)?.value != null;
  }

  /** An attribute of `key` that is data, not speech: `.rule` names a paragraph of the rulebook. */
  attribute(key: string, name: string): string | null {
    const pattern = this.#bundle.getMessage(key)?.attributes[name];
    return pattern == null ? null : this.#bundle.formatPattern(pattern, null, []);
  }

  /** The text of `key`, or null when this catalogue has none. A missing argument shows as its name in braces. */
  say(key: string, args: Record<string, string | number> = {}): string | null {
    const pattern = this.#bundle.getMessage(key)?.value;
    if (pattern == null) return null;
    const variables: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(args)) {
      variables[name] = typeof value === 'number' ? new Figure(value, this.lang) : value;
    }
    return this.#bundle.formatPattern(pattern, variables, []);
  }
}
