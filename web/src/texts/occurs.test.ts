/** A rulebook calls everybody by one name; a table with other names says which. */
import { describe, expect, it } from 'vitest';
import { LANGS, texts } from '../../../src/mahfel/games/mafia/web/testing';
import { ROLES } from '../../../src/mahfel/games/mafia/web/declared';
import { occursIn } from './occurs';

describe('a name in a text', () => {
  it.each([
    ['en', 'Marksman', 'one bullet of the Marksman.', true],
    ['en', 'Marksman', 'Marksmanship helps', false],
    ['fa', 'تیرانداز', 'یک تیرِ تیرانداز را می‌گیرد', true],
    ['fa', 'تیرانداز', 'تک‌تیرانداز شلیک می‌کند', false],
    ['ru', 'Стрелок', 'пулю Стрелка', true],
    ['ru', 'Врач мафии', 'спасает Врача мафии', true],
    ['ru', 'Стрелок', 'Стрельба', false],
  ] as const)('%s: %s in «%s»', (lang, name, text, found) => expect(occursIn(text, name, lang)).toBe(found));
});

describe.each(LANGS)('the names of a table, in %s', (lang) => {
  const t = texts(lang).atTable({ names: 'popular' });
  it('are told for every role that the book calls otherwise', () => {
    for (const role of ROLES) {
      const there = texts(lang).say(`role-${role}`);
      const here = t.say(`role-${role}`);
      const told = new Map(t.calledHere(`x ${there} y`));
      if (here === there) expect(told.has(there), role).toBe(false);
      else expect(told.get(there), role).toBe(here);
    }
  });
  it('are those of the book at a table without others', () => {
    expect(texts(lang).atTable({ names: 'neutral' }).calledHere(texts(lang).say('role-leon'))).toEqual([]);
    expect(texts(lang).calledHere(texts(lang).say('role-leon'))).toEqual([]);
  });
});
