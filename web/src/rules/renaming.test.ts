/** A rulebook calls everybody by one name; opened at a table it calls them as they are called there. */
import { describe, expect, it } from 'vitest';
import { LANGS, texts } from '../../../src/mahfel/games/mafia/web/testing';
import { ROLES } from '../../../src/mahfel/games/mafia/web/declared';
import type { Rulebook } from '../protocol';
import { namesIn, rulesAddress } from './address';
import { renamed, renaming } from './renaming';

const popular = (lang: 'fa' | 'en' | 'ru') => texts(lang).atTable({ names: 'popular' });

describe('a paragraph of the rulebook', () => {
  it.each([
    ['en', 'one bullet of the Marksman.', 'one bullet of Leon.'],
    ['en', 'Marksmanship helps', 'Marksmanship helps'],
    ['en', 'a marksman fires', 'a marksman fires'],
    ['en', '<td>Marksman (Leon)</td>', '<td>Leon (Marksman)</td>'],
    ['en', 'Interrogator (Interrogator)', 'Interrogator (Interrogator)'],
    ['en', 'The Marksman (once)', 'Leon (once)'],
    ['en', 'an Advocate and a Fixer; the Patriarch', 'a Lawyer and Saul; the Godfather'],
    ['en', 'the Mafia Doctor, the Doctor', 'Doctor Lecter, the Doctor'],
    ['en', 'Capo is for 10 players', 'Capo is for 10 players'],
    ['en', '<td>Capo (Don)</td>', '<td>Don (Capo)</td>'],
    ['en', '<a title="Marksman">Marksman</a>', '<a title="Marksman">Leon</a>'],
    ['fa', 'یک تیرِ تیرانداز را می‌گیرد', 'یک تیرِ لئون را می‌گیرد'],
    ['fa', 'تک‌تیرانداز شلیک می‌کند', 'تک‌تیرانداز شلیک می‌کند'],
    ['fa', 'نشانه‌زن، تیرانداز', 'تک‌تیرانداز، لئون'],
    ['fa', 'سرخاندان (پدرخوانده)', 'پدرخوانده (سرخاندان)'],
    ['fa', 'روان‌پزشک و پزشک', 'روان‌پزشک و دکتر'],
    ['ru', 'Стрелок, Врач мафии', 'Леон, Доктор Лектер'],
    ['ru', 'пулю Стрелка.', 'пулю Стрелка (Леон).'],
    ['ru', 'спасает Врача мафии', 'спасает Врача мафии (Доктор Лектер)'],
    ['ru', 'Стрелок (Леон)', 'Леон (Стрелок)'],
    ['ru', 'Стрельба', 'Стрельба'],
  ] as const)('%s: «%s» is «%s»', (lang, printed, read) => expect(renaming(popular(lang))(printed)).toBe(read));
});

describe.each(LANGS)('in %s', (lang) => {
  it('every role that goes by another name is called by it', () => {
    const t = popular(lang);
    const ambiguous = t.ambiguous(new Set(t.otherNames().keys()));
    expect(ambiguous.size).toBeLessThan(2);
    const rename = renaming(t);
    let other = 0;
    for (const role of ROLES) {
      const [there, here] = [texts(lang).say(`role-${role}`), t.say(`role-${role}`)];
      other += Number(there !== here);
      if (!ambiguous.has(there)) expect(rename(`– ${there},`), role).toBe(`– ${here},`);
    }
    expect(other).toBeGreaterThan(12);
  });
  it('the book stays as it is at a table without other names', () => {
    const printed = texts(lang).say('role-leon');
    expect(renaming(texts(lang).atTable({ names: 'neutral' }))(printed)).toBe(printed);
    expect(renaming(texts(lang))(printed)).toBe(printed);
  });
});

it('names are changed in paragraphs, and nothing else of the book is', () => {
  const figure = { kind: 'figure', figure: { role: 'Marksman' } } as const;
  const paragraph = (html: string) => ({ kind: 'paragraph', id: 'g-1.1', number: '1.1', html }) as const;
  const book: Rulebook = { title: 'Marksman', sections: [{ id: '1', heading: '1 Marksman', blocks: [paragraph('Marksman'), figure] }] };
  const read = renamed(book, renaming(popular('en')));
  expect(read).toEqual({ ...book, sections: [{ ...book.sections[0], blocks: [paragraph('Leon'), figure] }] });
});

describe('the address of a rulebook', () => {
  it('says which names the table uses, if it uses others', () => {
    expect(rulesAddress('mafia', popular('fa'))).toBe('/rules/mafia?names=popular');
    expect(rulesAddress('mafia', popular('fa'), 'mafia-7.7')).toBe('/rules/mafia?names=popular#mafia-7.7');
    expect(rulesAddress('coup', texts('fa'), 'coup-1.1')).toBe('/rules/coup#coup-1.1');
  });
  it('is read again, and what could not be names is not', () => {
    expect(namesIn('?names=popular')).toEqual({ names: 'popular' });
    for (const bad of ['', '?names=', '?names=<b>', '?other=popular']) expect(namesIn(bad)).toEqual({});
  });
});
