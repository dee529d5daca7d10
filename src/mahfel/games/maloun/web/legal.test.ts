/** The board offers what the engine allows. */
import { describe, expect, test } from 'vitest';
import type { Move } from '$shell/protocol';
import { DRINKS, faceOf, handOf, inOrder } from './cards';
import { buildables, burnBounds, everyMove, fills, pickCount, seatsFor, whyNotOffer } from './legal';
import { read } from './said';
import { frame, legal, names, view } from './testing';

const asked = names.filter((name) => frame(name).ask !== null);
const word = (move: Move, field: string) => String(move[field]);
const list = (move: Move, field: string) => (move[field] as (string | number)[]).join('+');

function notate(move: Move): string {
  const [seat, card] = [String(move['seat']), String(move['card'])];
  switch (move.type) {
    case 'build':
      return list(move, 'water') ? `build:${String(move['drink'])}/${list(move, 'water')}` : `build:${String(move['drink'])}`;
    case 'burn':
      return `burn:${list(move, 'cards') || 'none'}`;
    case 'request': {
      const number = move['numbered'] === null ? '' : `#${word(move, 'numbered')}${word(move, 'number')}`;
      return `request:${list(move, 'drinks')}${number}`;
    }
    case 'spend':
      return `spend:${seat}/${String(move['place'])}`;
    case 'offer':
    case 'keep':
      return `${move.type}:${card}`;
    case 'pick':
      return `pick:${list(move, 'places')}`;
    case 'swap':
      return `swap:${seat}/${card}`;
    case 'choose':
    case 'accuse':
      return `${move.type}:${seat}`;
    case 'vote':
      return `vote:${move['seat'] === null ? 'none' : seat}`;
    case 'prefer':
      return `prefer:${move['what'] === null ? 'none' : word(move, 'what')}`;
    default:
      return move.type;
  }
}

describe('what can be chosen', () => {
  test.each(asked)('in “%s” is exactly what the engine allows', (name) => {
    const kind = frame(name).ask!.kind;
    expect(everyMove(view(name), kind).map(notate).sort()).toEqual([...legal(name)].sort());
  });
  test('is tried for every question there is', () => {
    const kinds = new Set(asked.map((name) => frame(name).ask!.kind));
    const all = ['turn', 'build', 'offer', 'pick', 'compare', 'clean_out', 'back_shelf', 'tasting', 'counter_swap', 'trim'];
    expect([...kinds].sort()).toEqual([...all, 'deck', 'last_call', 'step', 'discuss', 'vote', 'accuse'].sort());
  });
  test('knows the names of cards', () => {
    expect(faceOf('juice5x')).toEqual({ drink: 'juice', number: 5, spoiled: true });
    expect(faceOf('water').drink).toBeNull();
    expect(inOrder(['water', 'tea3x', 'tea3', 'latte1'])).toEqual(['latte1', 'tea3', 'tea3x', 'water']);
    for (const name of names) expect(inOrder(handOf(view(name)))).toEqual([...handOf(view(name))]);
  });
});

describe('an offer', () => {
  test('says why a card cannot be given, in the order in which the engine would', () => {
    expect(whyNotOffer(view('offer'), 'water')).toBe('offer_water');
    expect(whyNotOffer(view('offer'), 'juice5x')).toBe('offer_spoiled');
    expect(whyNotOffer(view('offer'), 'mocha2')).toBe('offer_unnamed');
    expect(whyNotOffer(view('offer'), 'tea3')).toBeNull();
    expect(whyNotOffer(view('offer_number'), 'latte1')).toBe('offer_number');
    expect(whyNotOffer(view('offer_number'), 'tea3')).toBeNull();
  });
  test('is any drink for the Malʿoun, and for everybody in Crisis', () => {
    for (const name of ['offer_maloun', 'crisis_offer']) {
      expect(whyNotOffer(view(name), 'juice5x')).toBeNull();
      expect(whyNotOffer(view(name), 'mocha2')).toBeNull();
      expect(whyNotOffer(view(name), 'water')).toBe('offer_water');
    }
  });
});

describe('a set', () => {
  test('is ready where water fills what is missing', () => {
    const ready = buildables(view('ready')).filter((it) => it.ready).map((it) => it.drink);
    expect(ready).toEqual(['latte', 'tea']);
    expect(ready).toEqual(view('ready').ready);
  });
  test('needs water exactly where no card is, no more than there is, and one real card', () => {
    const latte = buildables(view('ready')).find(({ drink }) => drink === 'latte')!;
    expect(fills(latte, [3])).toBe(true);
    expect(fills(latte, [3, 5])).toBe(true);
    expect(fills(latte, [5])).toBe(false);
    expect(fills(latte, [1, 3, 5])).toBe(false);
    expect(fills({ ...latte, held: [], missing: [1, 2, 3, 4, 5], waters: 5 }, [1, 2, 3, 4, 5])).toBe(false);
  });
});

test('counts what is burnt, taken and whom one may choose', () => {
  expect(burnBounds(view('turn'), 'turn')).toEqual([1, 1]);
  expect(burnBounds(view('bin'), 'turn')).toEqual([1, 2]);
  expect(burnBounds(view('clean_out'), 'clean_out')).toEqual([0, 3]);
  expect(burnBounds(view('trim'), 'trim')).toEqual([2, 2]);
  expect(pickCount(view('pick'))).toBe(1);
  expect(pickCount(view('pick_two'))).toBe(2);
  expect(seatsFor(view('vote_again'), 'vote')).toEqual([1, 2]);
  expect(DRINKS.length).toBe(6);
});

test('a sealed answer is read from its notation', () => {
  expect(read('offer:tea3x')).toEqual({ type: 'offer', card: 'tea3x' });
  expect(read('vote:none')).toEqual({ type: 'vote', seat: null });
  expect(read('prefer:stop')).toEqual({ type: 'prefer', what: 'stop' });
  expect(read('build:tea/1+4')).toEqual({ type: 'build', drink: 'tea' });
  expect(read('')).toBeNull();
});
