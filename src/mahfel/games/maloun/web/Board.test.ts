import { all, click, one, press, rise, seatAt, sent, server, settle, show, touch, words } from '$shell/table-kit/testing/board';
import { device } from '$shell/table-kit/testing/furniture';
import { flushSync } from 'svelte';
import { describe, expect, test, vi } from 'vitest';
import { isFresh, witness } from '$shell/table-kit/witness';
import Board from './Board.svelte';
import Reckoning from './Reckoning.svelte';
import { frame, names, texts, view } from './testing';

device.still = false;

const sit = seatAt(Board, frame, texts('en'));
/** Markup without the numbers that only this page gives its elements. */
const bare = (html: string) => html.replace(/ (id|aria-labelledby)="[^"]*"/g, '');
const verbs = () => all('.verbs .btn');
const held = (card: string, copy = 0) => all(`[data-hand="${card}"]`)[copy] ?? null;
const drink = (name: string) => one(`[data-drink="${name}"]`);
const verb = (id: string) => one(`[data-verb="${id}"] button`);

describe('a turn', () => {
  test('asks for the two drinks that are held most with one press', () => {
    sit('turn');
    expect(words(verb('request'))).toBe('Ask for latte and tea everybody offers one card or none');
    touch(verb('request'));
    expect(sent).toEqual([{ type: 'request', drinks: ['latte', 'tea'], numbered: null, number: null }]);
  });
  test('asks for one drink, or for two others: a third takes the place of the first', () => {
    sit('turn');
    touch(drink('tea'));
    expect(words(verb('request'))).toContain('Ask for latte');
    touch(drink('juice'));
    touch(drink('mocha'));
    touch(verb('request'));
    expect(sent).toEqual([{ type: 'request', drinks: ['mocha', 'juice'], numbered: null, number: null }]);
  });
  test('says what to choose when nothing is', () => {
    sit('turn');
    touch(drink('tea'));
    touch(drink('latte'));
    expect(verb('request')!.getAttribute('aria-disabled')).toBe('true');
    expect(words(verb('request'))).toContain('choose up to 2 drinks');
    touch(verb('request'));
    expect(sent).toEqual([]);
  });
  test('names three drinks and a number with the rewards for it', () => {
    sit('numbered');
    touch(drink('juice'));
    touch(one('[data-number="4"]'));
    expect(words(verb('request'))).toContain('latte, tea, and juice; juice number 4');
    touch(verb('request'));
    expect(sent).toEqual([{ type: 'request', drinks: ['latte', 'tea', 'juice'], numbered: 'juice', number: 4 }]);
  });
  test('has no numbers without the reward', () => {
    sit('turn');
    expect(all('[data-number]')).toEqual([]);
  });
  test('burns a card of the hand; another press lays it down again', () => {
    sit('turn');
    touch(held('juice5x'));
    expect(words(verb('burn'))).toContain('Burn spoiled juice 5');
    touch(held('juice5x'));
    expect(verb('burn')).toBeNull();
    touch(held('juice5x'));
    touch(verb('burn'));
    expect(sent).toEqual([{ type: 'burn', cards: ['juice5x'] }]);
  });
  test('burns two with the big bin, in the order of the box', () => {
    sit('bin');
    touch(held('water'));
    touch(held('latte1'));
    touch(verb('burn'));
    expect(sent).toEqual([{ type: 'burn', cards: ['latte1', 'water'] }]);
  });
  test('takes back with Escape: the card, then the drinks', () => {
    sit('turn');
    touch(held('juice5x'));
    press('Escape', 'Escape', one('.maloun')!);
    expect(words(verb('request'))).toContain('latte and tea');
    press('Escape', 'Escape', one('.maloun')!);
    expect(verb('request')!.getAttribute('aria-disabled')).toBe('true');
  });
  test('shows the server’s reason when it is refused, and keeps the choice', async () => {
    server.answer = { type: 'refused', id: 'u1', code: 'x', args: {}, text: 'Not now.' };
    sit('turn');
    touch(held('juice5x'));
    touch(verb('burn'));
    await settle();
    expect(words(one('.trouble'))).toBe('Not now.');
    expect(held('juice5x')!.getAttribute('aria-pressed')).toBe('true');
  });
});

describe('an offer', () => {
  test('marks the cards of the drinks that are asked for alike for everybody, spoiled ones too', async () => {
    const looks: string[] = [];
    for (const name of ['offer', 'offer_maloun']) {
      sit(name);
      looks.push(bare(one('.table')!.innerHTML));
      await rise();
    }
    const [first, two = ''] = looks;
    const at = [...(first ?? '')].findIndex((letter, k) => letter !== two[k]);
    expect(at < 0 ? '' : two.slice(at - 60, at + 60)).toBe('');
    expect(first).toHaveLength(two.length);
  });
  test('says why a card cannot be given, once it is chosen', () => {
    sit('offer');
    touch(held('juice5x'));
    expect(verb('offer')!.getAttribute('aria-disabled')).toBe('true');
    touch(verb('offer'));
    expect(sent).toEqual([]);
    touch(held('latte4'));
    touch(verb('offer'));
    expect(sent).toEqual([{ type: 'offer', card: 'latte4' }]);
  });
  test('of the Malʿoun is any drink', () => {
    sit('offer_maloun');
    touch(held('juice5x'));
    touch(verb('offer'));
    expect(sent).toEqual([{ type: 'offer', card: 'juice5x' }]);
  });
  test('can be declined', () => {
    sit('offer');
    touch(verb('decline'));
    expect(sent).toEqual([{ type: 'decline' }]);
  });
});

describe('what lies face down', () => {
  test('is taken by its place, and has no identity in the page', () => {
    sit('pick');
    expect(all('[data-offer]').map((it) => it.dataset['card'])).toEqual([undefined, undefined, undefined]);
    touch(one('[data-offer="2"]'));
    touch(verb('pick'));
    expect(sent).toEqual([{ type: 'pick', places: [2] }]);
  });
  test('is taken in twos by a fine palate', () => {
    sit('pick_two');
    touch(one('[data-offer="3"]'));
    expect(verb('pick')!.getAttribute('aria-disabled')).toBe('true');
    touch(one('[data-offer="1"]'));
    touch(verb('pick'));
    expect(sent).toEqual([{ type: 'pick', places: [1, 3] }]);
  });
  test('is looked at before one is kept', () => {
    sit('compare');
    const first = one('[data-look]')!;
    touch(first);
    touch(verb('keep'));
    expect(sent).toEqual([{ type: 'keep', card: first.dataset['look'] }]);
  });
});

describe('a complete set', () => {
  test('has its button in every position, whatever is held', async () => {
    for (const name of names.filter((it) => !it.startsWith('over') && view(it).viewer !== null)) {
      sit(name);
      expect(all('[data-build]')).toHaveLength(1);
      await rise();
    }
  });
  test('is laid out of turn, water for what is missing', () => {
    sit('wait_ready');
    expect(verbs()).toEqual([]);
    touch(one('[data-build]'));
    touch(one('[data-lay] button'));
    expect(sent).toEqual([{ type: 'build', drink: 'latte', water: [3] }]);
  });
  test('lets its owner choose where the water goes', () => {
    sit('ready');
    touch(one('[data-build]'));
    // What is seen on a slip is part of its name, whether it is covered with water or not.
    for (const slip of all('[data-wet]')) {
      expect(slip.hasAttribute('aria-label')).toBe(false);
      expect(slip.querySelector('.vh')!.textContent).toContain(slip.dataset['wet']);
    }
    touch(one('[data-wet="5"]'));
    expect(words(one('[data-wet="5"] .vh'))).toBe('water for 5');
    touch(one('[data-lay] button'));
    expect(sent).toEqual([{ type: 'build', drink: 'latte', water: [3, 5] }]);
  });
  test('is told to be missing by the same sheet', () => {
    sit('turn');
    touch(one('[data-build]'));
    expect(words(one('[data-lay]'))).toContain('your hand has no complete set');
    touch(one('[data-lay] button'));
    expect(sent).toEqual([]);
  });
  test('waits while an offer is sealed', () => {
    sit('six_offer');
    touch(one('[data-build]'));
    expect(one('[data-lay] button')!.getAttribute('aria-disabled')).toBe('true');
  });
  test('answers the last call, or not now', () => {
    sit('last_call');
    touch(verb('build'));
    touch(one('[data-lay] button'));
    expect(sent).toEqual([{ type: 'build', drink: 'juice', water: [5] }]);
  });
});

describe('the end phase', () => {
  test('has one step for every finisher: only the Malʿoun can show the card, and others are told so', async () => {
    sit('step');
    const look = one('.asking')!.innerHTML;
    touch(verb('reveal'));
    expect(words(one('.trouble'))).toContain('Malʿoun');
    expect(sent).toEqual([]);
    await rise();
    sit('step_maloun');
    expect(bare(one('.asking')!.innerHTML)).toBe(bare(look));
    touch(verb('reveal'));
    expect(sent).toEqual([]);
    touch(verb('reveal'));
    expect(sent).toEqual([{ type: 'reveal' }]);
  });
  test('asks for a vote that can be kept back', () => {
    sit('vote');
    touch(one('[data-choose="2"]'));
    touch(verb('vote'));
    touch(verb('abstain'));
    expect(sent[0]).toEqual({ type: 'vote', seat: 2 });
  });
  test('shows the finisher the votes before the name is said', () => {
    sit('accuse');
    expect(words(one('[data-choose="2"]'))).toContain('Votes: 2');
    touch(one('[data-choose="3"]'));
    expect(words(verb('accuse'))).toContain('Kian is the Malʿoun');
    touch(verb('accuse'));
    expect(sent).toEqual([{ type: 'accuse', seat: 3 }]);
  });
});

describe('rewards', () => {
  test('clean out up to three, or none', () => {
    sit('clean_out');
    expect(words(verb('burn'))).toBe('Burn nothing');
    for (const card of ['tea1', 'tea2', 'tea3', 'water']) touch(held(card));
    touch(verb('burn'));
    expect(sent).toEqual([{ type: 'burn', cards: ['tea2', 'tea3', 'water'] }]);
  });
  test('swap a card at the counter', () => {
    sit('counter_swap');
    touch(one('[data-choose="2"]'));
    touch(held('juice4x'));
    touch(verb('swap'));
    expect(sent).toEqual([{ type: 'swap', seat: 2, card: 'juice4x' }]);
  });
  test('taste a hand; what was seen is remembered beside its owner', async () => {
    sit('tasting');
    touch(one('[data-choose="1"]'));
    touch(verb('choose'));
    expect(sent).toEqual([{ type: 'choose', seat: 1 }]);
    await rise();
    sit('tasted');
    touch(one('[data-seat="2"]'));
    expect(all('dialog .card .ticket').map((it) => it.getAttribute('aria-label'))).toEqual(['espresso 2', 'mocha 1']);
  });
});

describe('Crisis', () => {
  test('uses a positive: whose hand, then which place', () => {
    sit('crisis');
    touch(verb('spend'));
    touch(one('dialog [data-choose="3"]'));
    touch(one('[data-spot="4"]'));
    touch(one('[data-take] button'));
    expect(sent).toEqual([{ type: 'spend', seat: 3, place: 4 }]);
  });
  test('says that there is no positive', () => {
    sit('crisis_bare');
    expect(verb('spend')!.getAttribute('aria-disabled')).toBe('true');
    touch(verb('spend'));
    expect(all('dialog')).toEqual([]);
  });
  test('counts the café’s negatives and everybody’s positives', () => {
    sit('crisis');
    expect(words(one('.meter'))).toBe('5 of 12');
    expect(all('.meter .on')).toHaveLength(5);
    expect(words(one('[data-seat="3"]'))).toContain('3 of 4');
  });
});

describe('the table', () => {
  const going = names.filter((name) => !name.startsWith('over'));
  test.each(going)('is drawn in “%s” in three languages', async (name) => {
    for (const lang of ['fa', 'en', 'ru'] as const) {
      sit(name, { t: texts(lang) });
      expect(all('.guest')).toHaveLength(view(name).players.length - (view(name).viewer === null ? 0 : 1));
      await rise();
    }
  });
  test('covers the viewer’s role until it is looked at', () => {
    sit('turn_maloun');
    expect(document.body.innerHTML).not.toContain('answer any request');
    click(one('.role'));
    expect(words(one('.tip'))).toContain('Malʿoun');
    click(one('.role'));
    expect(words(one('.tip'))).toBe('');
  });
  test('keeps the notebook to its owner: who offered, what it was, whom it leaves', () => {
    sit('notebook');
    touch(one('[data-notes]'));
    expect(words(one('dialog'))).toContain('Omid');
    expect(one('dialog .card .ticket')!.getAttribute('aria-label')).toBe('latte 3');
  });
  test('has no verbs for a spectator, and none in a replay', async () => {
    sit('watch');
    expect(all('.verbs, .hand, .mine')).toEqual([]);
    await rise();
    sit('turn', { replay: true });
    expect(verbs()).toEqual([]);
    expect(all('.hand button, .menu')).toEqual([]);
  });
  test('shows every hand in a replay with the truth', () => {
    const truths = view('turn').players.map((_, viewer) => ({
      ...view('turn'),
      viewer,
      players: view('turn').players.map((it, seat) => ({ ...it, hand: seat === viewer ? ['tea1', 'juice2x'] : null })),
    }));
    sit('watch', { replay: true, truth: true, truths });
    expect(all('.open .ticket')).toHaveLength(8);
  });
});

describe('the end', () => {
  const end = (name: string) => {
    let shown = 0;
    show(Reckoning, { frame: frame(name), t: texts('en'), onshown: () => (shown += 1) });
    return () => shown;
  };
  test.each(names.filter((name) => name.startsWith('over')))('“%s” is read at once by whoever comes later', (name) => {
    isFresh('gallery');
    const shown = end(name);
    expect(all('.known')).toHaveLength(1);
    expect(shown()).toBeGreaterThan(0);
  });
  test('turns the roles only after the vote and the name, for whoever was there', () => {
    vi.useFakeTimers();
    witness('gallery');
    const shown = end('over_right');
    expect(all('.known, .face')).toEqual([]);
    vi.advanceTimersByTime(1400);
    flushSync();
    expect(words(one('.said'))).toContain('Sara says that Mina');
    expect(all('.face')).toEqual([]);
    vi.advanceTimersByTime(1700);
    flushSync();
    expect(all('.face')).toHaveLength(4);
    vi.advanceTimersByTime(1600);
    flushSync();
    expect(words(one('.known h2'))).toBe('Victory goes to Sara.');
    expect(shown()).toBeGreaterThan(0);
    vi.useRealTimers();
  });
});
