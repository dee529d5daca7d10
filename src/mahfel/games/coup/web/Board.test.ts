import { all, click, one, press, rise, seatAt, sent, server, words } from '$shell/table-kit/testing/board';
import { describe, expect, test, vi } from 'vitest';
import Board from './Board.svelte';
import { frame, names, texts } from './testing';

const sit = seatAt(Board, frame, texts('en'));
const verb = (text: string) => all('.verb').find((button) => words(button).startsWith(text))!;

describe('a turn', () => {
  test('takes one press where nobody is aimed at', () => {
    sit('turn');
    click(one('[data-action="tax"]'));
    expect(sent).toEqual([{ type: 'declare', action: 'tax' }]);
  });
  test('asks whom, lights up those who can be meant, and says it', () => {
    sit('turn');
    click(one('[data-action="steal"]'));
    expect(sent).toEqual([]);
    expect(words(one('.question'))).toBe('Steal: Whom?');
    expect(all('.legal').map((seat) => seat.dataset['seat'])).toEqual(['1', '2', '3']);
    click(one('[data-seat="2"]'));
    expect(sent).toEqual([{ type: 'declare', action: 'steal', target: 2 }]);
  });
  test('can be thought over again', () => {
    sit('turn');
    click(one('[data-action="steal"]'));
    press('Escape');
    expect(one('.legal')).toBeNull();
    expect(one('[data-action="steal"]')).not.toBeNull();
  });
  test('does not do what cannot be done, and says why', () => {
    sit('turn');
    const coup = one('[data-action="coup"]')!;
    expect(words(coup)).toContain('needs 7 coins');
    click(coup);
    expect(sent).toEqual([]);
  });
  test('with ten coins begins with the choice of whom to overthrow', () => {
    sit('must');
    expect(all('.legal')).toHaveLength(3);
    click(one('[data-seat="1"]'));
    expect(sent).toEqual([{ type: 'declare', action: 'coup', target: 1 }]);
  });
  test('says who is protected, and by what', () => {
    sit('g54');
    click(one('[data-action="politician"]'));
    expect(words(one('[data-seat="2"]'))).toContain('has the Peace token');
    expect(one('[data-seat="2"]')!.classList).not.toContain('legal');
  });
  test('can convert oneself', () => {
    sit('turn10');
    click(one('[data-action="convert"]'));
    click(one('.mine [data-seat="0"]'));
    expect(sent).toEqual([{ type: 'declare', action: 'convert', target: 0 }]);
  });
  test('walks the actions with the arrows', () => {
    sit('turn');
    one('[data-action="income"]')!.focus();
    press('ArrowRight');
    press('ArrowDown');
    expect((document.activeElement as HTMLElement).dataset['action']).toBe('assassinate');
  });
});

describe('the window', () => {
  test('doubts and lets pass, by press and by key', () => {
    sit('doubt');
    click(verb('Let it pass'));
    expect(sent).toEqual([{ type: 'allow' }]);
  });
  test('doubts with D', () => {
    sit('doubt');
    press('d', 'KeyD');
    expect(sent).toEqual([{ type: 'doubt' }]);
  });
  test('blocks by a claim', () => {
    sit('block');
    click(verb('Claim Ambassador'));
    expect(sent).toEqual([{ type: 'block', role: 'ambassador' }]);
  });
  test('shows the same to everybody, whatever they hold', async () => {
    sit('doubt');
    const shown = one('.asking')!.innerHTML;
    await rise();
    const other = structuredClone(frame('doubt'));
    const players = other.view!['players'] as { hand?: string[] }[];
    players[0]!.hand = ['captain', 'captain'];
    sit('doubt', { frame: other });
    expect(one('.asking')!.innerHTML.replace(/id="[^"]*"/g, '')).toBe(shown.replace(/id="[^"]*"/g, ''));
  });
});

describe('cards', () => {
  const HIDDEN = /contessa|duke/i;
  test('of one’s own are nowhere on the page until they are turned', () => {
    sit('wait');
    expect(one('.mine')!.innerHTML).not.toMatch(HIDDEN);
    click(one('.pair'));
    expect(one('.pair')!.getAttribute('aria-pressed')).toBe('true');
    expect(words(one('.pair'))).toMatch(/Contessa.*Duke/);
    click(one('.pair'));
    expect(one('.mine')!.innerHTML).not.toMatch(HIDDEN);
  });
  test('are lost by choice', () => {
    sit('lose');
    click(one('[data-choice="duke"]'));
    click(verb('Turn up Duke'));
    expect(sent).toEqual([{ type: 'lose', card: 'duke' }]);
  });
  test('are lost with a claim where one reacts', () => {
    sit('react');
    click(one('[data-choice="spy"]'));
    click(verb('Set Spy aside and claim Missionary'));
    expect(sent).toEqual([{ type: 'lose', card: 'spy', claim: 'missionary' }]);
  });
  test('are kept two of four', () => {
    sit('keep');
    expect(words(one('.answer .btn'))).toBe('choose 2 cards');
    const [first, second] = all('[data-choice="contessa"]');
    click(first);
    click(second);
    click(one('.answer .btn'));
    expect(sent).toEqual([{ type: 'keep', cards: ['contessa', 'contessa'] }]);
  });
});

describe('other questions', () => {
  test.each([
    ['taxing', 'Farmer', { type: 'mark', role: 'farmer' }],
    ['ransom', 'Pay', { type: 'decide', what: 'pay' }],
    ['examine', 'Have it replaced', { type: 'decide', what: 'swap' }],
    ['bomb', 'Claim Contessa', { type: 'block', role: 'contessa' }],
    ['side', 'Empire', { type: 'decide', what: 'empire' }],
    ['prove', 'Prove it', { type: 'prove' }],
  ])('“%s” is answered with “%s”', (name, text, move) => {
    sit(name);
    click(verb(text));
    expect(sent).toEqual([move]);
  });
  test('a bomb is passed on, a coin given, by touching a seat', () => {
    sit('bomb');
    click(one('.legal'));
    expect(sent[0]?.type).toBe('choose');
  });
  test('a refusal is read where the question stands', async () => {
    server.answer = { type: 'refused', id: 'u1', code: 'x', args: {}, text: 'Not now.' };
    sit('doubt');
    click(verb('I doubt it'));
    await Promise.resolve();
    await vi.waitFor(() => expect(words(one('.trouble'))).toBe('Not now.'));
  });
});

describe('every position', () => {
  test.each(names.filter((name) => !name.startsWith('over')))(
    '“%s” can be shown, and nobody’s hidden card is on the page',
    (name) => {
      sit(name);
      expect(one('.question')).not.toBeNull();
      for (const seat of all('.court .seat')) {
        const lost = seat.querySelectorAll('.lost').length;
        expect(seat.querySelectorAll('.face').length).toBe(lost);
      }
      for (const button of all('button')) expect(words(button) || button.getAttribute('aria-label')).toBeTruthy();
    },
  );
});
