/** Every word of the board exists in three languages, and the end is told as it is reckoned. */
import { describe, expect, test } from 'vitest';
import type { Event } from '$shell/protocol';
import { ORDER, helpOf, letterOf } from './cards';
import { departures, touched } from './departures';
import { equation, fateOf, headline, linesOf, ranked, scene, spoken, steps } from './ending';
import { pictureOf } from './figure';
import { upshot, hindrance, handOf, needsCaravan, sideOf } from './legal';
import { advice, consequence, nameOf, outcome, promptOf, verbOf, whyNot } from './prompts';
import type { Reckoned } from './view';
import { LANGS, bare, frame, names, texts, view } from './testing';

const MISSING = /^(card|ask|move|word|why|then|wait|event|reckon|colour|end|decided)-[\w-]*$|\{/;

describe.each(LANGS)('in %s', (lang) => {
  const t = texts(lang);
  const good = (text: string) => expect(bare(text)).not.toMatch(MISSING);

  test('every card has a name, a help and a letter', () => {
    for (const card of ORDER) {
      good(nameOf(card, t));
      good(helpOf(card, t));
      good(verbOf(card, t));
      expect(letterOf(card, t).length).toBe(needsCaravan(card) ? 1 : 0);
    }
  });
  test.each(names)('“%s” has a prompt, and a word on every caravan for every card', (name) => {
    const now = view(name);
    good(promptOf(frame(name), now, frame(name).ask, null, t));
    for (const card of handOf(now)) {
      good(advice(now, card, t));
      if (!needsCaravan(card)) continue;
      for (const caravan of now.caravans) {
        const why = hindrance(now, sideOf(now), card, caravan);
        good(why ? whyNot(why, t) : consequence(now, card, caravan, t));
      }
    }
  });
  test('the end has words for every fate, line and winner', () => {
    for (const name of names.filter((it) => it.startsWith('over'))) {
      const now = view(name);
      const result = now.reckoning!;
      good(headline(result, now, t));
      for (const open of result.caravans) good(fateOf(now, open, t));
      for (const account of result.accounts) for (const line of linesOf(account)) good(spoken(line, t));
      good(t.say(`decided-${result.decided_by}`));
      good(t.say(`end-${now.outcome!.reason}`));
    }
  });
});

const en = texts('en');

test('a prompt names the card in hand, or who is waited for', () => {
  expect(bare(promptOf(frame('turn'), view('turn'), frame('turn').ask, 'wolf3', en))).toBe('Wolf 3');
  expect(bare(promptOf(frame('wait'), view('wait'), null, null, en))).toBe('It is Mina’s turn.');
});

test('what comes of a card is said in a few words', () => {
  const [first, , third] = view('turn').caravans;
  const words = (card: string, at: typeof first) => bare(outcome(upshot(view('turn'), card, at!), 'bandit', en));
  expect(words('wolf3', first)).toBe('upper hand with 5');
  expect(words('wolf1', first)).toBe('level with 3');
  expect(words('viper4', third)).toBe('6; the upper hand stays');
  expect(bare(consequence(view('turn'), 'wolf_chief', first!, en))).toBe('Caravan 1 – the upper hand is yours');
});

describe('the end', () => {
  const result = view('over').reckoning!;
  test('goes from the road to the sums, to places, to the winner', () => {
    const plan = steps(result);
    expect(plan.slice(0, 3).map(({ kind }) => kind)).toEqual(['caravan', 'caravan', 'caravan']);
    expect(plan.slice(-2).map(({ kind }) => kind)).toEqual(['rank', 'won']);
    expect(scene(plan, 0).gone.size).toBe(0);
    expect(scene(plan, 3).gone.size).toBe(3);
    expect(scene(plan, 4).lines(0)).toBe(1);
    expect(scene(plan, Infinity).won).toBe(true);
  });
  test('sums up to what the engine has reckoned', () => {
    for (const name of names.filter((it) => it.startsWith('over'))) {
      for (const account of view(name).reckoning!.accounts) {
        expect(linesOf(account).at(-1)?.total).toBe(account.total);
      }
    }
  });
  test('writes what is left in hand with a minus, after what was there before', () => {
    const account = result.accounts.find(({ unplayed }) => unplayed.length > 0)!;
    const lines = linesOf(account);
    const last = lines.at(-1)!;
    const { terms, total } = equation(last, lines.at(-2)!.total, en);
    expect(terms.map(({ op }) => op)).toEqual([undefined, ...account.unplayed.map(() => '−')]);
    expect(total).toBe(String(account.total));
  });
  test('puts the best first', () => {
    expect(ranked(result.accounts).map(({ place }) => place)).toEqual([1, 2, 3]);
  });
  test('names one winner, a team, or several', () => {
    const named = (name: string) => bare(headline(view(name).reckoning!, view(name), en));
    expect(named('over')).toBe('Mina wins.');
    expect(named('over_teams')).toBe('Roya and Babak win together.');
    expect(named('over_shared')).toBe('You win together: Sara and Mina.');
  });
  test('says of each caravan on the road who gets it, or that it is lost', () => {
    const fates = (name: string) => view(name).reckoning!.caravans.map((it) => bare(fateOf(view(name), it, en)));
    expect(fates('over')[0]).toContain('Nobody had the upper hand over caravan 1');
    expect(fates('over')[1]).toContain('fall to you');
    expect(fates('over')[2]).toContain('fall to Mina');
    expect(fates('over_lost').every((fate) => fate.includes('are lost'))).toBe(true);
  });
});

test('what leaves the road flies to its side, a card of one’s own to its siege', () => {
  const event = (type: string, more: Record<string, unknown>): Event => ({ v: 1, at: 0, type, ...more });
  const where = departures(
    [
      event('plundered', { seats: [2, 3], caravan: 4, value: 3 }),
      event('bandit_played', { seat: 0, caravan: 7, colour: 'wolf', strength: 3 }),
      event('bandit_played', { seat: 1, caravan: 6, colour: 'fox', strength: 3 }),
      event('caravan_played', { seat: 0, caravan: 8, value: 5 }),
      event('discarded', { seat: 0, card: 'fox_chief' }),
    ],
    0,
  );
  expect(where('caravan-4')).toBe('side-2');
  expect(where('hand-wolf3')).toBe('siege-7');
  expect(where('hand-fox3')).toBeNull();
  expect(where('hand-C5')).toBe('siege-8');
  expect(where('hand-fox_chief')).toBe('discarded');
  expect(where('caravan-1')).toBeNull();
});

test('the caravans that something was just done to are known', () => {
  expect([...touched(frame('team_second').events)]).toEqual([1]);
  expect([...touched(frame('round').events)]).toEqual([]);
});

test('pictures of the rulebook are cards, raids and reckonings', () => {
  expect(pictureOf({ kind: 'figure', figure: { cards: ['C2'] } })).toEqual({ kind: 'cards', cards: ['C2'] });
  expect(pictureOf({ kind: 'figure', figure: {} })).toBeNull();
  const reckoned: Reckoned = view('over').reckoning!;
  expect(pictureOf({ kind: 'example', id: 'x', example: { kind: 'reckoning', ...reckoned } })?.kind).toBe('reckoning');
  const raid = { kind: 'raid', events: [], before: view('turn'), after: view('turn') };
  expect(pictureOf({ kind: 'example', id: 'x', example: raid })?.kind).toBe('raid');
  expect(pictureOf({ kind: 'example', id: 'x', example: { kind: 'raid' } })).toBeNull();
});
