import { describe, expect, it } from 'vitest';
import { FluentResource } from '@fluent/bundle';
import { Catalogue } from './bundle';
import { LANGS } from './language';

const catalogues = import.meta.glob<string>('../../texts/*.ftl', { query: '?raw', import: 'default', eager: true });
const sources = import.meta.glob<string>(['../**/*.{svelte,ts}', '!../**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

const source = (lang: string) => catalogues[`../../texts/${lang}.ftl`] ?? '';
const keys = (lang: string) => [...source(lang).matchAll(/^([a-z][\w-]*) =/gm)].map((it) => it[1] ?? '');
/** Texts that only a game has. */
const GAMES_OWN = /^(game-|card-|event-taken)/;
/** Forms that the language tells apart by number (integers; fractions take the default). */
const FORMS: Record<string, string[]> = { fa: [], en: ['one'], ru: ['one', 'few', 'many'] };

describe('the texts of the shell', () => {
  it('are the same in every language, without a key twice', () => {
    expect(keys('fa').length).toBeGreaterThan(200);
    for (const lang of LANGS) {
      expect(new Set(keys(lang)).size, lang).toBe(keys(lang).length);
      expect(keys(lang).toSorted(), lang).toEqual(keys('fa').toSorted());
    }
  });

  it('parse: each key that is written is a message that can be said', () => {
    for (const lang of LANGS) {
      const catalogue = new Catalogue(lang, source(lang));
      expect(new FluentResource(source(lang)).body).toHaveLength(keys(lang).length);
      for (const key of keys(lang)) expect(catalogue.has(key), `${lang} ${key}`).toBe(true);
    }
  });

  it('exist for every key that the client names', () => {
    const known = new Set(keys('fa'));
    const named = Object.entries(sources).flatMap(([file, text]) =>
      [...text.matchAll(/\bsay\('([a-z][\w-]*)'/g)].map((it) => ({ file, key: it[1] ?? '' })),
    );
    expect(named.length).toBeGreaterThan(150);
    expect(named.filter(({ key }) => !known.has(key) && !GAMES_OWN.test(key))).toEqual([]);
  });

  it('have words for every choice that the client builds a key from', () => {
    const built = [
      ...['relaxed', 'normal', 'quick'].flatMap((it) => [`pace-${it}`, `pace-${it}-help`]),
      ...['swift', 'even'].flatMap((it) => [`windows-${it}`, `windows-${it}-help`]),
      ...['system', 'dark', 'light'].map((it) => `theme-${it}`),
      ...['system', 'less'].map((it) => `motion-${it}`),
      ...['seconds', 'minutes', 'hours', 'days'].map((it) => `span-${it}`),
      ...['dead', 'watching', 'lost', 'ours', 'newer', 'unreachable', 'taken_over', 'removed', 'other'].flatMap((it) => [
        `trouble-${it}-title`,
        `trouble-${it}-text`,
      ]),
      ...['easy', 'normal', 'random'].flatMap((it) => [`bot-${it}`, `bot-${it}-help`]),
      ...[
        'joined',
        'bot_seated',
        'removed',
        'seat_changed',
        'options_changed',
        'started',
        'defaulted',
        'left',
        'returned',
        'kept',
        'host_passed',
        'silenced',
        'voice_given',
        'pinned',
        'unpinned',
        'poll_opened',
        'poll_closed',
        'moderator_leads',
        'excluded',
        'absent_removed',
        'away',
        'times_set',
        'will_read',
        'skipped',
        'time_given',
        'paused',
        'resumed',
        'abandoned',
        'exclusion_reason',
        'handed_over',
        'replaced',
        'rematched',
      ].map((it) => `event-${it}`),
    ];
    expect(built.filter((key) => !keys('fa').includes(key))).toEqual([]);
  });

  it('choose by number in every form of the language', () => {
    for (const lang of LANGS) {
      for (const [selector] of source(lang).matchAll(/\{ \$\w+ ->[\s\S]*?\n {4}\}/g)) {
        const variants = [...selector.matchAll(/\[(\w+)\]/g)].map((it) => it[1] ?? '');
        // A selector on 0 alone does not count: it says the same for every other number.
        if (variants.every((it) => it === '0' || it === 'other')) continue;
        for (const form of FORMS[lang] ?? []) expect(variants, `${lang}: ${selector}`).toContain(form);
      }
    }
  });

  it('have Persian digits in Persian, and never ask Fluent for a style', () => {
    const said = source('fa')
      .replace(/^#.*$/gm, '')
      .replace(/\[\d+\]/g, '');
    expect(said.match(/[0-9]/g)).toBeNull();
    for (const lang of LANGS) expect(source(lang)).not.toMatch(/style\s*:/);
  });
});
