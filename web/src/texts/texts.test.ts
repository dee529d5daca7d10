import { describe, expect, it } from 'vitest';
import { Catalogue } from './bundle';
import { chooseLanguage } from './language';
import { cutAtNames, sentence, textArgs } from './sentences';
import { Texts } from './texts';

const RU = `
cards = { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
 }
event-bid = { $seat } ставит { $cards }, всего { $total }.
event-bid-you = Вы ставите { $cards }, всего { $total }.
event-taken = { $seat } берёт «{ $card }».
event-won = Победа: { $seats }.
event-won-you = { $count ->
    [one] Вы победили!
   *[other] Общая победа: { $seats }.
 }
card-L7 = Яхта
`;
const names = ['سارا', 'Дима', 'Ann'];
const ru = new Texts('ru', [new Catalogue('ru', RU)], (seat) => names[seat] ?? '');

const bare = (text: string) => text.replace(/[\u2068\u2069]/g, '');

describe('texts', () => {
  it('choose the plural form by the number and write it with our digits', () => {
    expect([1, 3, 5, 21].map((n) => bare(ru.say('cards', { n })))).toEqual([
      '1 карта',
      '3 карты',
      '5 карт',
      '21 карта',
    ]);
    const fa = new Texts('fa', [new Catalogue('fa', 'n = { $n } کارت')]);
    expect(bare(fa.say('n', { n: 12 }))).toBe('۱۲ کارت');
  });

  it('go by the names that a table chose, where there are such', () => {
    const roles = 'role-boss = Patriarch\nrole-boss-film = Godfather\nrole-judge = Judge\nevent-told = { $seat }: { $role }.';
    const plain = new Texts('en', [new Catalogue('en', roles)]).withNames(() => 'Ann');
    const table = plain.atTable({ names: 'film', sniper: true });
    const told = (t: Texts, role: string) =>
      bare(sentence(t, { v: 1, at: 0, type: 'told', seat: 0, role }, null) ?? '');
    expect([told(table, 'boss'), told(table, 'judge')]).toEqual(['Ann: Godfather.', 'Ann: Judge.']);
    expect(told(plain.atTable({ names: 'neutral' }), 'boss')).toBe('Ann: Patriarch.');
    expect(told(table.atTable({}), 'boss')).toBe('Ann: Patriarch.');
  });

  it('isolate what is put into them', () => {
    expect(ru.say('event-taken', { seat: 'سارا', card: 'Яхта' })).toBe('\u2068سارا\u2069 берёт «\u2068Яхта\u2069».');
  });

  it('show the key where a text is missing', () => {
    expect(ru.say('nothing-such')).toBe('nothing-such');
    expect(ru.sayFirst(['nothing-such', 'card-L7'])).toBe('Яхта');
  });

  it('prefer the texts of the game to those of the shell', () => {
    const game = new Catalogue('ru', 'card-L7 = Парусник');
    expect(ru.withGame(game).say('card-L7')).toBe('Парусник');
  });
});

describe('a list', () => {
  const fa = new Texts('fa', [], () => '');
  it('has no comma before the last word in Persian', () => {
    expect(fa.list(['گلنار'])).toBe('گلنار');
    expect(fa.list(['گلنار', 'بهزاد'])).toBe('گلنار و بهزاد');
    expect(fa.list(['گلنار', 'بهزاد', 'مهتاب']).replace(/\u200f/g, '')).toBe('گلنار، بهزاد و مهتاب');
  });
  it('leaves what is listed as it is', () => {
    expect(fa.list(['، و ', 'بهزاد', 'مهتاب'])).toContain('، و ');
    expect(ru.list(['Злата', 'Мирон', 'Лука'])).toBe('Злата, Мирон и Лука');
  });
});

describe('sentences', () => {
  it('name seats, cards and sums', () => {
    expect(textArgs(ru, { v: 3, type: 'bid', seat: 1, card: 'L7', cards: [2, 15], seats: [0, 2], target: null })).toEqual(
      {
        seat: 'Дима',
        card: 'Яхта',
        cards: '2 + 15',
        seats: 'سارا и Ann',
        count: 2,
        target: 0,
      },
    );
  });

  it('never take what people wrote for a key', () => {
    const tricky = new Texts('en', [new Catalogue('en', 'name-help = Help text')]);
    expect(textArgs(tricky, { name: 'help', text: 'help' })).toEqual({ name: 'help', text: 'help' });
  });

  it('speak to the reader about the reader', () => {
    const bid = { v: 1, at: 0, type: 'bid', seat: 1, cards: [2, 15], total: 17 };
    expect(bare(sentence(ru, bid, 1) ?? '')).toBe('Вы ставите 2 + 15, всего 17.');
    expect(bare(sentence(ru, bid, 0) ?? '')).toBe('Дима ставит 2 + 15, всего 17.');
    expect(bare(sentence(ru, { ...bid, type: 'taken', card: 'L7' }, 1) ?? '')).toBe('Дима берёт «Яхта».');
    expect(bare(sentence(ru, { v: 1, at: 0, type: 'won', seats: [1] }, 1) ?? '')).toBe('Вы победили!');
    expect(bare(sentence(ru, { v: 1, at: 0, type: 'won', seats: [1] }, 0) ?? '')).toBe('Победа: Дима.');
    expect(sentence(ru, { v: 1, at: 0, type: 'unheard_of' }, null)).toBeNull();
  });

  it('tell what was done to the reader, and what was aimed at nobody', () => {
    const steal = `
event-declared = { $target ->
    [0] { $seat }: { $action }
   *[other] { $seat } → { $target }: { $action }
 }
event-declared-to-you = { $seat } → you: { $action }
`;
    const en = new Texts('en', [new Catalogue('en', steal)], (seat) => names[seat] ?? '');
    const event = { v: 1, at: 0, type: 'declared', seat: 0, action: 'steal', target: 2 };
    expect(bare(sentence(en, event, 1) ?? '')).toBe('سارا → Ann: steal');
    expect(bare(sentence(en, event, 2) ?? '')).toBe('سارا → you: steal');
    expect(bare(sentence(en, { ...event, target: null }, 2) ?? '')).toBe('سارا: steal');
    expect(bare(sentence(en, { ...event, target: 0 }, 2) ?? '')).toBe('سارا: steal');
  });

  it('are cut at the names in them', () => {
    const text = sentence(ru, { v: 1, at: 0, type: 'taken', seat: 0, card: 'L7' }, null) ?? '';
    expect(cutAtNames(text, names).filter((part) => part.name)).toEqual([{ text: '\u2068سارا\u2069', name: true }]);
    expect(
      cutAtNames(text, names)
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
  });
});

describe('the language', () => {
  it('is the one asked for, else the one chosen before, else the browser’s, else Persian', () => {
    expect(chooseLanguage('ru', 'en', ['fa'])).toBe('ru');
    expect(chooseLanguage('xx', 'en', ['fa'])).toBe('en');
    expect(chooseLanguage(null, null, ['ru-RU', 'en'])).toBe('ru');
    expect(chooseLanguage(null, null, ['de', 'en-GB'])).toBe('en');
    expect(chooseLanguage(null, null, ['de'])).toBe('fa');
  });
});
