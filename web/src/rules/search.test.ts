import { describe, expect, it } from 'vitest';
import type { Rulebook } from '../protocol';
import { fold, plain, searchBook } from './search';

const book: Rulebook = {
  title: 'b',
  sections: [
    {
      id: '1',
      heading: 'One',
      blocks: [
        { kind: 'paragraph', id: 'g-1.1', number: '1.1', html: '<p>کارت‌های <b>پول</b> ۱۱ تا هستند.</p>' },
        { kind: 'figure', figure: { money: 'all' } },
      ],
    },
    {
      id: '2',
      heading: 'Two',
      blocks: [{ kind: 'paragraph', id: 'g-2.1', number: '2.1', html: '<p>Всё берёт лидер &amp; он платит.</p>' }],
    },
  ],
};

describe('searching a rulebook', () => {
  it('finds words whichever way their letters and digits are typed', () => {
    expect(searchBook(book, 'كارتهاي 11').map((it) => it.id)).toEqual(['1']);
    expect(searchBook(book, 'ВСЕ берет').map((it) => it.id)).toEqual(['2']);
    expect(searchBook(book, '2.1').map((it) => it.id)).toEqual(['2']);
  });

  it('finds a word with an apostrophe whichever of them is typed, or none', () => {
    for (const typed of ['Malʿoun', 'Mal’oun', "mal'oun", 'maloun']) expect(fold('the Malʿoun’s cards')).toContain(fold(typed));
    expect(fold('the Malʿoun’s cards')).not.toContain(fold('malloun'));
  });

  it('shows the paragraphs that hold all words, and nothing for nonsense', () => {
    expect(searchBook(book, 'پول تا')[0]?.blocks).toHaveLength(1);
    expect(searchBook(book, 'پول лидер')).toEqual([]);
  });

  it('leaves the book whole when nothing is asked', () => {
    expect(searchBook(book, '  ')).toBe(book.sections);
  });

  it('reads words, not marks', () => {
    expect(plain('<p>a &lt; b</p>').trim()).toBe('a < b');
    expect(fold('۵٫۲')).toContain('5');
  });
});
