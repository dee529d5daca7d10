/** Every word of the board exists in three languages, and the end is told as it was. */
import { describe, expect, test } from 'vitest';
import { DRINKS, NUMBERS, inOrder, letterOf, nameOf } from './cards';
import { NOTHING, toggled } from './choosing.svelte';
import { buildHint, othersOf, promptOf, requestLabel, verbOf } from './deciding';
import { accusation, headline, steps, verdict } from './ending';
import { pictureOf, told } from './figure';
import { arrival, departure, latestOf } from './news';
import { saidOf } from './said';
import { LANGS, bare, frame, names, texts, view } from './testing';

const MISSING = /(^|\s)(card|ask|move|word|why|hint|do|wait|event|role|end|reason|refused|short|letter)-[\w-]+|\{/;
const over = names.filter((name) => name.startsWith('over'));

describe.each(LANGS)('in %s', (lang) => {
  const t = texts(lang);
  const good = (text: string) => {
    expect(text).not.toBe('');
    expect(bare(text)).not.toMatch(MISSING);
  };

  test('every drink has a name, a short one and a letter of its own', () => {
    for (const drink of DRINKS) {
      good(t.say(`drink-${drink}`));
      good(t.say(`short-${drink}`));
      for (const n of NUMBERS) for (const mark of ['', 'x']) good(nameOf(`${drink}${n}${mark}`, t));
    }
    const letters = [...DRINKS, null].map((drink) => letterOf(drink, t));
    letters.forEach(good);
    expect(new Set(letters).size).toBe(7);
  });
  test.each(names)('“%s” has a prompt, and verbs before and after something is chosen', (name) => {
    const [now, { ask, waiting }] = [view(name), frame(name)];
    good(promptOf(now, ask, waiting.map(({ seat }) => seat), t));
    good(buildHint(now, t));
    if (!ask || ask.optional) return;
    const full = { ...NOTHING, drinks: ['tea'] as const, cards: [0], places: [1], seat: 1, look: 0 };
    for (const chosen of [NOTHING, full, { ...NOTHING, revealing: true }]) {
      for (const verb of [verbOf(now, ask.kind, chosen, t)!, ...othersOf(now, ask.kind, chosen, t)]) {
        good(verb.label);
        if (verb.hint) good(verb.hint);
        if (verb.reason !== null) good(verb.reason);
      }
    }
  });
  test('what happened is remarked on the counter', () => {
    for (const name of names) {
      const news = latestOf(frame(name).events, view(name), t);
      if (news) good(news.text);
    }
  });
  test.each(over)('the end “%s” says who has won and why', (name) => {
    good(headline(view(name), t));
    good(verdict(view(name), t));
    const words = accusation(view(name), t);
    if (words !== null) good(words);
  });
  test('rewards and roles have a help', () => {
    for (const reward of ['triple_order', 'numbered_order', 'fine_palate', 'big_bin']) good(t.say(`reward-help-${reward}`));
    for (const role of ['barista', 'maloun']) good(t.say(`role-help-${role}`));
  });
});

const en = texts('en');

test('a request names its drinks and its number', () => {
  expect(bare(requestLabel(['latte', 'tea'], null, null, en))).toBe('Ask for latte and tea');
  expect(bare(requestLabel(['latte', 'tea'], 'tea', 3, en))).toContain('tea number 3');
});

test('the finisher’s step looks the same for everybody', () => {
  const of = (name: string) => [verbOf(view(name), 'step', NOTHING, en), othersOf(view(name), 'step', NOTHING, en)];
  expect(of('step')).toEqual(of('step_maloun'));
});

test('the last call looks the same, with a set in hand and without', () => {
  const of = (name: string) => [verbOf(view(name), 'last_call', NOTHING, en), othersOf(view(name), 'last_call', NOTHING, en)];
  expect(of('last_call')).toEqual(of('last_call_none'));
});

test('a sealed answer is told to whoever gave it, and that it may be changed while it may', () => {
  expect(bare(saidOf(view('offered'), null, null, en)!)).toBe('Your answer: Offer latte 4');
  const ask = { ...frame('offer').ask!, given: { type: 'decline' } };
  expect(bare(saidOf(view('offer'), ask, null, en)!)).toContain('Offer nothing. You may change it');
  expect(bare(saidOf(view('six_offer'), null, { type: 'decline' }, en)!)).toBe('Your answer: Offer nothing');
  expect(saidOf(view('turn'), frame('turn').ask, { type: 'decline' }, en)).toBeNull();
});

describe('the end', () => {
  test('goes from the vote to the name, to the roles, to the winner', () => {
    expect(steps(view('over_right'))).toEqual(['votes', 'accused', 'roles', 'won']);
    expect(steps(view('over_maloun'))).toEqual(['roles', 'won']);
    expect(steps(view('over_found'))).toEqual(['votes', 'roles', 'won']);
    expect(steps(view('over_saved'))).toEqual(['won']);
  });
  test('tells winners and losers apart', () => {
    expect(bare(headline(view('over_right'), en))).toBe('Victory goes to Sara.');
    expect(bare(headline(view('over_bluff'), en))).toBe('Victory goes to Sara.');
    expect(bare(headline(view('over_wrong'), en))).toBe('Victory goes to Mina.');
    expect(bare(headline(view('over_fallen'), en))).toBe('Everybody has lost.');
    expect(bare(headline(view('over_saved'), en))).toBe('You win!');
  });
});

test('cards fly from where they were to where they are', () => {
  expect(arrival([{ type: 'picked', seat: 0, v: 1, at: 0 }], 0)).toBe('offers');
  expect(arrival([{ type: 'refilled', seat: 0, v: 1, at: 0 }], 0)).toBe('burnt');
  expect(arrival([{ type: 'refilled', seat: 2, v: 1, at: 0 }], 0)).toBe('deck');
  const leaves = departure([{ type: 'burnt', seat: 0, v: 1, at: 0 }], 0);
  expect([leaves('hand-tea1-0'), leaves('other')]).toEqual(['burnt', null]);
});

test('a second choice gives way to a third, and goes when it is pressed again', () => {
  expect(toggled(['tea', 'juice'], 'latte', 2)).toEqual(['juice', 'latte']);
  expect(toggled(['tea', 'juice'], 'tea', 2)).toEqual(['juice']);
  expect(inOrder([])).toEqual([]);
});

test('a block of the rulebook becomes cards, or a course that is told', () => {
  expect(pictureOf({ kind: 'figure', figure: { cards: ['tea1'] } })).toEqual({ kind: 'cards', cards: ['tea1'] });
  expect(pictureOf({ kind: 'figure', figure: {} })).toBeNull();
  const { events } = frame('pick');
  expect(told(events).map(({ type }) => type)).toContain('offered');
  expect(pictureOf({ kind: 'example', id: 'x', example: { kind: 'play', people: [], events, after: view('pick') } })?.kind).toBe('play');
});
