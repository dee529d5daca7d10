import { all, click, one, press, rise, seatAt, sent, server, settle, show, touch, words } from '$shell/table-kit/testing/board';
import { device } from '$shell/table-kit/testing/furniture';
import { describe, expect, test, vi } from 'vitest';
import { isFresh, witness } from '$shell/table-kit/witness';
import Board from './Board.svelte';
import Reckoning from './Reckoning.svelte';
import { frame, names, texts, view } from './testing';

device.still = false;

const sit = seatAt(Board, frame, texts('en'));
const verbs = () => all('.verbs .btn');
const held = (card: string) => one(`[data-held="${card}"]`);
const siege = (id: number) => one(`[data-caravan="${id}"]`);

describe('drawing', () => {
  test('takes one press, and says how many cards are left', () => {
    sit('turn');
    expect(words(verbs()[0])).toBe('Draw a card 39 cards left');
    touch(verbs()[0]);
    expect(sent).toEqual([{ type: 'draw' }]);
  });
  test('is done with D while the focus is on the board', () => {
    sit('turn');
    press('d', 'KeyD', one('.lut')!);
    expect(sent).toEqual([{ type: 'draw' }]);
  });
  test('is closed when the pile is used up, and says so', () => {
    sit('empty');
    expect(words(verbs()[0])).toContain('The pile is used up');
    touch(verbs()[0]);
    expect(sent).toEqual([]);
  });
});

describe('playing a card', () => {
  test('lights the caravans where it may lie and says of the others why not', () => {
    sit('turn');
    touch(held('hawk2'));
    expect(all('.siege.legal').length).toBe(2);
    expect(words(siege(1))).toContain('your colour here: Wolf');
    expect(words(siege(5))).toContain('Hawk is taken');
    expect(siege(1)!.getAttribute('aria-disabled')).toBe('true');
    touch(siege(1));
    expect(verbs()[0]!.getAttribute('aria-disabled')).toBe('true');
    touch(verbs()[0]);
    expect(sent).toEqual([]);
  });
  test('names what comes of it on the verb', () => {
    sit('turn');
    touch(held('wolf3'));
    expect(words(verbs()[0])).toBe('Lay Wolf 3 choose a caravan');
    touch(siege(1));
    expect(words(verbs()[0])).toBe('Lay Wolf 3 Caravan 1 – upper hand with 5');
    touch(verbs()[0]);
    expect(sent).toEqual([{ type: 'bandit', colour: 'wolf', strength: 3, caravan: 1 }]);
  });
  test('takes the only caravan there is for it', () => {
    sit('turn');
    touch(held('wolf_chief'));
    expect(siege(1)!.getAttribute('aria-pressed')).toBe('true');
    touch(verbs()[0]);
    expect(sent).toEqual([{ type: 'chief', colour: 'wolf', caravan: 1 }]);
  });
  test('sends a caravan out without asking where', () => {
    sit('turn');
    touch(held('C5'));
    expect(all('.siege.legal')).toEqual([]);
    touch(verbs()[0]);
    expect(sent).toEqual([{ type: 'caravan', value: 5 }]);
  });
  test('guards one’s own caravan with the caravan master', () => {
    sit('master');
    touch(held('karvansalar'));
    touch(siege(5));
    touch(verbs()[0]);
    expect(sent).toEqual([{ type: 'karvansalar', caravan: 5 }]);
  });
  test('can be thought over: a second press and Escape lay the card down', () => {
    sit('turn');
    touch(held('wolf3'));
    touch(held('wolf3'));
    expect(held('wolf3')!.getAttribute('aria-pressed')).toBe('false');
    touch(held('wolf3'));
    press('Escape', 'Escape', one('.lut')!);
    expect(held('wolf3')!.getAttribute('aria-pressed')).toBe('false');
    expect(words(verbs()[0])).toContain('Draw');
  });
  test('says that nothing takes it', () => {
    sit('first');
    touch(held('wolf3'));
    expect(words(verbs()[0])).toContain('no caravan on the road');
    expect(verbs()[0]!.getAttribute('aria-disabled')).toBe('true');
  });
  test('shows the server’s reason when it is refused, and keeps the card', async () => {
    server.answer = { type: 'refused', id: 'u1', code: 'x', args: {}, text: 'Not now.' };
    sit('turn');
    touch(held('C5'));
    touch(verbs()[0]);
    await settle();
    expect(words(one('.trouble'))).toBe('Not now.');
    expect(held('C5')!.getAttribute('aria-pressed')).toBe('true');
  });
  test('is done with the keyboard alone: card, caravan, verb', async () => {
    sit('turn');
    held('C3')!.focus();
    press('End');
    press('ArrowLeft');
    press('ArrowLeft');
    press('ArrowLeft');
    expect((document.activeElement as HTMLElement).dataset['held']).toBe('wolf3');
    click(document.activeElement);
    await settle();
    expect((document.activeElement as HTMLElement).dataset['caravan']).toBe('1');
    click(document.activeElement);
    await settle();
    click(document.activeElement);
    expect(sent).toEqual([{ type: 'bandit', colour: 'wolf', strength: 3, caravan: 1 }]);
  });
});

describe('throwing away', () => {
  test('stands beside playing once the pile is used up', () => {
    sit('empty');
    touch(held('hawk2'));
    touch(verbs()[1]);
    expect(sent).toEqual([{ type: 'discard', card: 'hawk2' }]);
  });
  test('is not offered for a caravan, nor while there is a pile', () => {
    sit('empty');
    touch(held('C5'));
    expect(verbs()).toHaveLength(1);
  });
  test('says why not at a table where only the stuck may', () => {
    sit('not_stuck');
    touch(held('hawk2'));
    expect(words(verbs()[1])).toContain('only when nothing can be played');
    touch(verbs()[1]);
    expect(sent).toEqual([]);
  });
});

describe('a team', () => {
  test('may let the partner begin', () => {
    sit('team');
    expect(words(verbs()[1])).toBe('After you, Omid your partner acts first');
    touch(verbs()[1]);
    expect(sent).toEqual([{ type: 'after_you' }]);
  });
  test('sees the partner’s cards, and not where the table hides them', async () => {
    sit('team');
    expect(all('.partner .face')).toHaveLength(6);
    await rise();
    sit('team_closed');
    expect(all('.partner .face')).toEqual([]);
    expect(words(one('.partner'))).toContain('6 cards');
  });
  test('knows who acts next', () => {
    sit('team_partner');
    expect(words(one('.asking'))).toContain('After that it is your turn.');
    expect(verbs()).toEqual([]);
  });
});

describe('the table', () => {
  const going = names.filter((name) => !name.startsWith('over'));
  test.each(going)('is drawn in “%s” in three languages', async (name) => {
    for (const lang of ['fa', 'en', 'ru'] as const) {
      sit(name, { t: texts(lang) });
      expect(all('.spot')).toHaveLength(view(name).caravans.length);
      await rise();
    }
  });
  test('says of each caravan whose it is, who has the upper hand and when they plunder', () => {
    sit('turn');
    expect(words(siege(1))).toContain('Caravan 1, 5 coins, of Omid');
    expect(words(siege(1))).toContain('Upper hand: Mina');
    expect(words(siege(1))).toContain('in 2 turns');
    expect(words(siege(4))).toContain('not attacked');
    expect(words(siege(5))).toContain('Level: nobody has the upper hand');
  });
  test('never shows what others hold or have plundered', () => {
    sit('turn');
    expect(all('.strip .face')).toEqual([]);
    expect(all('.strip .coins')).toEqual([]);
    expect(all('.me .coins')).toHaveLength(1);
  });
  test('shows what everybody has plundered where the table agreed so', () => {
    sit('shown');
    expect(all('.strip .coins')).toHaveLength(3);
  });
  test('lets a caravan be looked at closely when no card is chosen', () => {
    sit('turn');
    touch(siege(3));
    const sheet = one('dialog');
    expect(words(sheet)).toContain('Chief of the Hawks');
    expect(words(sheet)).toContain('Upper hand: Kian');
    expect(sheet!.querySelector('a')!.getAttribute('href')).toBe('/rules/lut#lut-7.1');
  });
  test('lets a side and the cards that are gone be looked at', async () => {
    sit('team');
    touch(one('.partner'));
    expect(all('dialog .cards .face').length).toBeGreaterThan(6);
    await rise();
    sit('turn');
    touch(one('.pile'));
    expect(words(one('dialog'))).toContain('Thrown away');
    expect(all('dialog .face')).toHaveLength(Object.keys(view('turn').discarded).length);
  });
  test('has no verbs for a spectator, and none in a replay', async () => {
    sit('watch');
    expect(all('.verbs, .hand')).toEqual([]);
    await rise();
    sit('turn', { replay: true });
    expect(verbs()).toEqual([]);
    expect(all('button[data-held]')).toEqual([]);
    expect(all('.hand .face').length).toBeGreaterThan(0);
  });
  test('shows every hand in a replay with the truth, and every side’s coins', () => {
    const truths = view('turn').players.map((_, viewer) => ({
      ...view('turn'),
      viewer,
      players: view('turn').players.map((it, seat) => ({ ...it, hand: seat === viewer ? ['C2', 'fox1'] : null })),
    }));
    sit('watch', { replay: true, truth: true, truths });
    expect(all('.open .face')).toHaveLength(8);
    expect(all('.strip .coins')).toHaveLength(4);
  });
  test('keeps the card chosen ahead until the turn comes', () => {
    sit('wait');
    touch(held('wolf3'));
    expect(verbs()).toEqual([]);
    expect(all('.siege.legal').length).toBeGreaterThan(0);
    expect(sent).toEqual([]);
  });
});

describe('the reckoning', () => {
  function end(name: string, onshown = () => {}) {
    show(Reckoning, { frame: frame(name), t: texts('en'), onshown });
  }
  test('is whole at once for whoever comes later', () => {
    const shown = vi.fn();
    isFresh('gallery');
    end('over', shown);
    expect(one('.win.known')).not.toBeNull();
    expect(shown).toHaveBeenCalled();
    expect(words(one('.accounts > li'))).toContain('Booty: 43');
  });
  test('is a moment for whoever was there, which can be cut short', () => {
    witness('gallery');
    end('over');
    expect(one('.win.known')).toBeNull();
    touch(one('.skip-moment'));
    expect(one('.win.known')).not.toBeNull();
  });
  test('names both winners of a team', () => {
    end('over_teams');
    expect(words(one('h2'))).toBe('Roya and Babak win together.');
  });
});
