import { all, click, one, press, rise, seatAt, sent, server, settle, show, words } from '$shell/table-kit/testing/board';
import { flushSync } from 'svelte';
import { describe, expect, test, vi } from 'vitest';
import { witness } from '$shell/table-kit/witness';
import Board from './Board.svelte';
import Reckoning from './Reckoning.svelte';
import { bare, frame, names, texts, view } from './testing';

const sit = seatAt(Board, frame, texts('en'));
const zones = () => all('[data-zone]').map((zone) => zone.dataset['zone']);

describe('a placement', () => {
  test('is a card, a place and a confirmation', () => {
    sit('turn4');
    expect(zones()).toEqual([]);
    click('[data-hand="carps-noble"]');
    expect(zones()).toEqual(['above', 'below', 'opponent', 'opponent', 'opponent', 'own']);
    click('.qt [data-zone="below"]');
    expect(sent).toEqual([]);
    expect(words(one('[data-confirm]'))).toMatch(/^Place Carps .*▲1 ▼2$/);
    click('[data-confirm]');
    expect(sent).toEqual([{ type: 'place', card: 'carps-noble', zone: 'below' }]);
  });
  test('in an opponent’s domain asks whose, where there are several', () => {
    sit('turn4');
    click('[data-hand="carps-noble"]');
    click('[data-verb="opponent"]');
    expect(all('[data-whose]').map((button) => button.dataset['whose'])).toEqual(['1', '2', '3']);
    click('[data-whose="2"]');
    click('[data-confirm]');
    expect(sent).toEqual([{ type: 'place', card: 'carps-noble', zone: 'opponent', other: 2 }]);
  });
  test('in the domain of the only opponent needs no such question', () => {
    sit('turn2');
    click('[data-hand="carps-guard"]');
    click('[data-verb="opponent"]');
    click('[data-confirm]');
    expect(sent).toEqual([{ type: 'place', card: 'carps-guard', zone: 'opponent', other: 1 }]);
  });
  test('of a spy goes to the Queen’s column', () => {
    sit('spy4');
    click('[data-hand="butterflies-spy"]');
    expect(words(one('.qt [data-zone="above"]'))).toContain('Queen’s column');
    click('.qt [data-zone="above"]');
    click('[data-confirm]');
    expect(sent).toEqual([{ type: 'place', card: 'butterflies-spy', zone: 'above' }]);
  });
  test('can be thought over again, step by step', () => {
    sit('turn4');
    click('[data-hand="carps-noble"]');
    click('[data-verb="own"]');
    expect(one('[data-confirm]')).not.toBeNull();
    press('Escape');
    expect(one('[data-confirm]')).toBeNull();
    expect(zones()).not.toEqual([]);
    press('Escape');
    expect(zones()).toEqual([]);
    expect(one('[aria-pressed="true"]')).toBeNull();
  });
  test('keeps the place when another card is taken', () => {
    sit('turn4');
    click('[data-hand="carps-noble"]');
    click('[data-verb="own"]');
    click('[data-hand="nightingales-guard"]');
    click('[data-confirm]');
    expect(sent).toEqual([{ type: 'place', card: 'nightingales-guard', zone: 'own' }]);
  });
  test('of the last card begins with it', () => {
    sit('last4');
    expect(all('.hand [aria-pressed="true"]')).toHaveLength(1);
    expect(zones().length).toBeGreaterThan(0);
  });
  test('of one of two equal cards takes one of them', () => {
    sit('turn2');
    const equal = all('[data-hand="butterflies-noble"]');
    expect(equal).toHaveLength(2);
    equal[1]!.click();
    flushSync();
    expect(equal.map((card) => card.getAttribute('aria-pressed'))).toEqual(['false', 'true']);
  });
  test('is refused in words, and can be tried again', async () => {
    server.answer = { type: 'refused', id: 'u1', code: 'x', args: {}, text: 'Not now.' };
    sit('turn4');
    click('[data-hand="carps-noble"]');
    click('[data-verb="own"]');
    click('[data-confirm]');
    await settle();
    expect(words(one('.trouble'))).toBe('Not now.');
    expect(one('[data-confirm]')!.getAttribute('aria-disabled')).toBe('false');
  });
});

describe('while a move is on its way', () => {
  test('it is not sent twice, and nothing can be chosen', async () => {
    sit('turn4');
    click('[data-hand="carps-noble"]');
    click('[data-verb="own"]');
    click('[data-confirm]');
    await settle();
    click('[data-confirm]');
    expect(sent).toHaveLength(1);
    expect(zones()).toEqual([]);
  });
});

describe('places that are used', () => {
  test('say so and do nothing', () => {
    sit('last4');
    const used = all('[data-verb][aria-disabled="true"]');
    expect(used.length).toBeGreaterThan(0);
    for (const verb of used) expect(words(verb)).toContain('already placed');
    used[0]!.click();
    flushSync();
    expect(one('[data-confirm]')).toBeNull();
  });
  test('wait for a card', () => {
    sit('first4');
    click('[data-verb="above"]');
    expect(one('[data-confirm]')).toBeNull();
    expect(words(one('[data-verb="above"]'))).toContain('choose a card');
  });
});

describe('an assassin', () => {
  test('asks whom, among both sides of the table, with guards last and out of reach', () => {
    sit('kill4');
    click('[data-hand="carps-assassin"]');
    click('.qt [data-zone="below"]');
    const offered = all('[data-victim]').map((it) => it.dataset['victim']);
    expect(offered[0]).toBe('nobody');
    expect(offered).toContain('carps-noble');
    const safe = all('.victim[aria-disabled="true"]');
    expect(safe.length).toBeGreaterThan(0);
    for (const guard of safe) expect(words(guard)).toContain('No assassin can remove it');
    safe[0]!.click();
    flushSync();
    expect(one('dialog')).not.toBeNull();
    click('[data-victim="hares-assassin"][data-side="above"]');
    expect(one('dialog')).toBeNull();
    click('[data-confirm]');
    expect(sent).toEqual([
      { type: 'place', card: 'carps-assassin', zone: 'below', victim: 'hares-assassin', side: 'above' },
    ]);
  });
  test('takes a spy by its number', () => {
    sit('kill4');
    click('[data-hand="carps-assassin"]');
    click('[data-verb="own"]');
    click('[data-victim="spy-3"]');
    click('[data-confirm]');
    expect(sent).toEqual([{ type: 'place', card: 'carps-assassin', zone: 'own', victim: 'spy-3' }]);
  });
  test('may spare everybody', () => {
    sit('kill4');
    click('[data-hand="carps-assassin"]');
    click('[data-verb="own"]');
    click('[data-victim="nobody"]');
    expect(words(one('[data-confirm]'))).toContain('removing nobody');
    click('[data-confirm]');
    expect(sent).toEqual([{ type: 'place', card: 'carps-assassin', zone: 'own' }]);
  });
  test('who is not told whom has no place yet', () => {
    sit('kill4');
    click('[data-hand="carps-assassin"]');
    click('[data-verb="own"]');
    one('dialog')!.dispatchEvent(new Event('close'));
    flushSync();
    expect(one('dialog')).toBeNull();
    expect(one('[data-confirm]')).toBeNull();
  });
  test('among guards asks nobody', () => {
    sit('guards');
    click('[data-hand="carps-assassin"]');
    click('[data-verb="above"]');
    expect(one('dialog')).toBeNull();
    expect(words(one('[data-confirm]'))).toContain('only guards there');
  });
});

describe('what is to be seen', () => {
  test.each(names.filter((name) => !name.startsWith('over') && name !== 'negative'))(
    'in “%s” holds no family of a spy but of those in the own hand',
    (name) => {
      sit(name);
      const spies = all('.spy[data-card]');
      const numbers = view(name).players.flatMap((player) => player.spies ?? []);
      expect(spies.length).toBeLessThanOrEqual(
        numbers.length + (view(name).above?.length ?? 0) + (view(name).below?.length ?? 0),
      );
      for (const spy of spies) expect(spy.outerHTML).not.toMatch(/butterfl|toad|nightingale|hare|stag|carp/i);
    },
  );
  test('says which turn it is, and when it is the last one', async () => {
    sit('turn4');
    expect(words(one('.status'))).toMatch(/^Round 4 of 7 27 cards in the pile/);
    await rise();
    sit('late5');
    expect(words(one('.status'))).toMatch(/^Round 6 of 6 Last turn pile empty/);
  });
  test('is the same hall for a watcher, without hand, missions and verbs', () => {
    sit('watch5');
    expect(all('.domain')).toHaveLength(5);
    for (const gone of ['.hand', '.missions', '[data-verb]', '[data-confirm]']) expect(one(gone)).toBeNull();
  });
  test('in a replay has no verbs', () => {
    sit('turn4', { replay: true });
    for (const gone of ['[data-verb]', '[data-zone]', 'button.own']) expect(one(gone)).toBeNull();
    expect(all('.hand .face')).toHaveLength(3);
  });
  test('in a replay with the truth has everybody’s hand', () => {
    const own = view('turn4');
    const truths = own.players.map((_, viewer) => ({ ...own, viewer, hand: [`${['toads', 'carps'][viewer % 2]}-spy`] }));
    sit('turn4', { replay: true, truth: true, truths });
    expect(all('.hands li')).toHaveLength(4);
    expect(one('.hands')!.innerHTML).toContain('Toad spy');
  });
  test('counts the spies of a crowded side instead of showing all', () => {
    const crowd = frame('first4');
    Object.assign(crowd.view!, { below: Array.from({ length: 12 }, (_, at) => at + 1) });
    sit('first4', { frame: crowd });
    expect(all('.half.below .spy')).toHaveLength(7);
    expect(words(one('.half.below .spies'))).toContain('+5');
    expect(bare(all('.half.below').map((it) => it.getAttribute('aria-label')).join())).toContain('Spy 1,');
  });
  test('can be looked at from near by', () => {
    sit('kill4');
    click('.qt .look');
    expect(words(one('dialog'))).toContain('Not seen yet');
    press('Escape');
    one('dialog')!.dispatchEvent(new Event('close'));
    flushSync();
    click('.domain.mine .who');
    expect(words(one('dialog'))).toMatch(/3 cards in hand.*3 turns left/);
    one('dialog')!.dispatchEvent(new Event('close'));
    flushSync();
    click('.missions button');
    expect(words(one('dialog'))).toContain('Carps are disgraced');
  });
});

describe('the keyboard', () => {
  test('walks the hand with the arrows', () => {
    sit('turn4');
    const [first, second] = all('.hand button');
    first!.focus();
    press('ArrowRight');
    expect(document.activeElement).toBe(second);
  });
});

describe('the reckoning', () => {
  const end = (name: string, fresh: boolean, onshown = () => {}) => {
    if (fresh) witness('gallery');
    show(Reckoning, { frame: frame(name), t: texts('en'), onshown });
  };
  test('is there at once for whoever comes later or wants stillness', () => {
    const shown = vi.fn();
    end('over4', true, shown);
    expect(shown).toHaveBeenCalledOnce();
    expect(all('.account')).toHaveLength(4);
    expect(one('.win')).not.toBeNull();
    expect(one('i.spy:not(.mark)')).toBeNull();
  });
  test('gives every seat the engine’s total', () => {
    end('negative', false);
    const totals = all('.total b').map((it) => Number(words(it).replace('−', '-')));
    const expected = view('negative').reckoning!.accounts.map(({ total }) => total);
    expect([...totals].sort()).toEqual([...expected].sort());
    expect(words(one('.win'))).toContain('All below zero');
  });
});
