/** What one does with the cards of the hand. */
import { all, click, one, press, sent, touch, words } from '$shell/table-kit/testing/board';
import { describe, expect, test } from 'vitest';
import { frame } from './testing';
import { cell, held, sit, verb } from './testing_board';

describe('a tunnel', () => {
  test('lights up every cell where it fits, as it lies or turned', () => {
    sit('turn');
    touch(held('TH'));
    const look = (key: string) => cell(key)?.getAttribute('class') ?? '';
    expect(look('0,1')).toContain('now');
    expect(look('0,-1')).toContain('turn');
    expect(look('-1,0')).toContain('both');
    expect(cell('3,-2')).toBeNull();
  });
  test('is laid where it was put, and it is said before what comes of it', () => {
    sit('turn');
    touch(held('TH'));
    expect(words(one('.verbs button'))).toContain('choose a cell');
    click(cell('6,0'));
    expect(words(verb('Dig'))).toContain('leads on to 2 cells');
    touch(verb('Dig'));
    expect(sent).toEqual([{ type: 'dig', card: 'TH', x: 6, y: 0, turned: false }]);
  });
  test('turns by itself where it fits turned only, and cannot be turned back there', () => {
    sit('turn');
    touch(held('TH'));
    click(cell('0,-1'));
    expect(words(held('TH'))).toContain('turned');
    expect(words(verb('Turn'))).toContain('does not fit turned');
    touch(verb('Dig'));
    expect(sent).toEqual([{ type: 'dig', card: 'TH', x: 0, y: -1, turned: true }]);
  });
  test('turns when the cell is touched again, where both turns fit', () => {
    sit('turn');
    touch(held('TH'));
    click(cell('-1,0'));
    click(cell('-1,0'));
    touch(verb('Dig'));
    expect(sent).toEqual([{ type: 'dig', card: 'TH', x: -1, y: 0, turned: true }]);
  });
  test('that joins what was cut off says so', () => {
    sit('relit', { frame: frame('turn') });
    touch(held('TH'));
    click(cell('3,1'));
    expect(words(verb('Dig'))).toContain('joins 2 cards again');
  });
  test('that looks the same turned says so', () => {
    sit('turn3');
    touch(held('X4'));
    expect(words(verb('Turn'))).toContain('looks the same');
    expect(words(one('.verbs button'))).toContain('choose a cell');
  });
  test('before the goal says that it turns it up', () => {
    sit('turn3');
    touch(held('X4'));
    click(cell('7,0'));
    expect(words(verb('Dig'))).toContain('turns up the middle goal');
  });
  test('cannot be dug with broken tools, and may be discarded', () => {
    sit('broken');
    touch(held('X4'));
    expect(all('[data-cell]')).toEqual([]);
    expect(words(verb('Dig'))).toContain('your tools are broken');
    touch(verb('Dig'));
    expect(sent).toEqual([]);
    touch(verb('Pass'));
    expect(sent).toEqual([{ type: 'pass', card: 'X4' }]);
  });
  test('fits nowhere in a mine of dead ends', () => {
    sit('stuck');
    touch(held('X4'));
    expect(words(verb('Dig'))).toContain('fits nowhere');
  });
});

describe('actions', () => {
  test('break a tool of another, and nobody’s own or one that is broken', () => {
    sit('broken');
    touch(held('break_lamp'));
    expect(all('.seat.legal').map((it) => it.dataset['seat'])).toEqual(['1', '2', '4']);
    touch(one('.seat[data-seat="0"]'));
    expect(words(one('.trouble'))).toBe('not yourself');
    touch(one('.seat[data-seat="1"]'));
    expect(words(verb('Break the lamp'))).toContain('Omid cannot dig until it is mended');
    touch(verb('Break the lamp'));
    expect(sent).toEqual([{ type: 'break', tool: 'lamp', seat: 1 }]);
  });
  test('mend one of two tools, and ask which', () => {
    sit('broken');
    touch(held('mend_lamp_pick'));
    touch(one('.seat[data-seat="0"]'));
    expect(verb('Mend the lamp')).toBeDefined();
    touch(verb('Mend the pick'));
    expect(sent).toEqual([{ type: 'mend', card: 'mend_lamp_pick', seat: 0, tool: 'pick' }]);
  });
  test('let a rock fall on a tunnel, and show what it cuts off', () => {
    sit('turn');
    touch(held('rockfall'));
    expect(cell('0,0')).toBeNull();
    click(cell('2,0'));
    expect(words(verb('Let it fall'))).toContain('cuts off');
    expect(all('.doomed').length).toBeGreaterThan(3);
    touch(verb('Let it fall'));
    expect(sent).toEqual([{ type: 'rockfall', x: 2, y: 0 }]);
  });
  test('look at a goal that lies face down', () => {
    sit('turn');
    touch(held('map'));
    expect(all('[data-cell]')).toHaveLength(3);
    click(cell('8,-2'));
    expect(words(verb('Look'))).toContain('only you will see it');
    touch(verb('Look'));
    expect(sent).toEqual([{ type: 'map', goal: 'top' }]);
  });
  test('that fit nobody say so', () => {
    sit('last');
    touch(held('mend_pick'));
    expect(words(verb('Mend'))).toContain('fits nobody');
  });
});

describe('the keyboard', () => {
  test('chooses a card, walks the cells, turns it and lays it', () => {
    sit('turn');
    held('TH')!.focus();
    press('ArrowRight');
    press('ArrowLeft');
    click(held('TH'));
    expect(document.activeElement).toBe(cell('6,0'));
    press('ArrowLeft');
    const there = (document.activeElement as HTMLElement).dataset['cell'];
    expect(there).not.toBe('6,0');
    press('ArrowRight');
    expect(document.activeElement).toBe(cell('6,0'));
    press('Enter');
    expect(sent).toEqual([{ type: 'dig', card: 'TH', x: 6, y: 0, turned: false }]);
  });
  test('turns with R, by the place of the key', () => {
    sit('turn');
    click(held('TH'));
    press('ق', 'KeyR');
    expect(words(held('TH'))).toContain('turned');
    expect(cell('0,-1')!.getAttribute('class')).toContain('now');
  });
  test('thinks again with Escape: first the cell, then the card', () => {
    sit('turn');
    click(held('TH'));
    click(cell('6,0'));
    press('Escape');
    expect(one('.offer.picked')).toBeNull();
    expect(all('[data-cell]').length).toBeGreaterThan(0);
    press('Escape');
    expect(all('[data-cell]')).toEqual([]);
    expect(document.activeElement).toBe(held('TH'));
  });
  test('leads from a breaking card to those it can be played on', () => {
    sit('broken');
    click(held('break_lamp'));
    expect((document.activeElement as HTMLElement).dataset['seat']).toBe('1');
  });
  test('has one stop for all the cells', () => {
    sit('turn');
    click(held('TH'));
    expect(all('[data-cell][tabindex="0"]')).toHaveLength(1);
  });
});

describe('gold', () => {
  test('is chosen by its worth, and the rest goes on', () => {
    sit('draft');
    expect(all('[data-gold]').map((it) => it.dataset['gold'])).toEqual(['3', '2', '1']);
    touch(one('[data-gold="3"]'));
    expect(words(verb('Keep 3 nuggets'))).toContain('4 cards go on to Roya');
    touch(verb('Keep 3 nuggets'));
    expect(sent).toEqual([{ type: 'keep', gold: 3 }]);
  });
  test('is seen by whoever chooses, and by nobody else', () => {
    sit('draft_wait');
    expect(all('[data-gold]')).toEqual([]);
    expect(words(one('.question'))).toBe('Omid chooses a gold card.');
  });
});
