/** The board as it is used: tapped, confirmed, looked at. */
import { flushSync, mount, unmount, type ComponentProps } from 'svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Answer, Move } from '$shell/protocol';
import { isFresh, witness } from '$shell/table-kit/witness';
import Board from './Board.svelte';
import { narrator } from './narrator.svelte';
import Reckoning from './Reckoning.svelte';
import { frame, names, texts, view } from './testing';

/** What the narrator's voice has said. */
const said: string[] = vi.hoisted(() => {
  const lines: string[] = [];
  const query = { matches: false, addEventListener: () => {} };
  Object.assign(globalThis, {
    matchMedia: () => query,
    speechSynthesis: {
      getVoices: () => [],
      cancel: () => (lines.length = 0),
      speak: (line: { text: string }) => lines.push(line.text),
    },
    SpeechSynthesisUtterance: class {
      lang = '';
      constructor(readonly text: string) {}
    },
  });
  HTMLDialogElement.prototype.showModal = () => {};
  HTMLDialogElement.prototype.close = () => {};
  return lines;
});

let board: ReturnType<typeof mount> | undefined;
let sent: Move[] = [];
let answer: Answer;

beforeEach(() => {
  sent = [];
  answer = { type: 'accepted', id: 'u1', version: 32 };
});
async function rise(): Promise<void> {
  if (board) await unmount(board);
  board = undefined;
}
afterEach(rise);

function sit(name: string, more: Partial<ComponentProps<typeof Board>> = {}): void {
  const send = (move: Move) => {
    sent.push(move);
    return Promise.resolve(answer);
  };
  board = mount(Board, {
    target: document.body,
    props: { frame: frame(name), send, t: texts('en'), now: () => Date.now(), log: frame(name).events, ...more },
  });
  flushSync();
}

const one = (selector: string) => document.querySelector<HTMLElement>(selector);
const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const words = (element: Element | null | undefined) =>
  element?.textContent
    ?.replace(/[\u2066-\u2069\u200e\u200f]/g, '')
    .replace(/\s+/g, ' ')
    .trim() ?? '';
function press(selector: string): void {
  const found = one(selector);
  if (!found) throw new Error(`there is no ${selector}`);
  found.click();
  flushSync();
}
const seat = (place: number) => `[data-seat="${place}"]`;
const CONFIRM = '.verbs .btn';

describe('who leads the table', () => {
  test('sees the table of all deeds first, and the city with every role at a touch; nothing is asked', () => {
    sit('moderator');
    expect(all('[data-row]')).toHaveLength(12);
    expect(all('.verbs .btn')).toHaveLength(0);
    press('.bar [aria-pressed]');
    expect(all('[data-seat]')).toHaveLength(12);
    expect(all('[data-row]')).toHaveLength(0);
    expect(words(one('.court'))).toContain('King');
  });
  test('a player finds the own row in the bar, and nobody else does', () => {
    sit('my_row');
    expect(words(one('.bar'))).toContain('My row');
    all('.bar button').find((button) => words(button) === 'My row')?.click();
    flushSync();
    expect(all('[data-row]')).toHaveLength(1);
  });
});

describe('a position', () => {
  const played = names.filter((name) => frame(name).table.phase === 'play' && frame(name).table.you_are !== 'moderator');
  test.each(played)('%s is drawn with every seat', (name) => {
    sit(name);
    expect(all('[data-seat]')).toHaveLength(view(name).seats);
    expect(all('[data-seat][tabindex="0"]')).toHaveLength(1);
  });
  test.each(['watch', 'watch_night'])('%s: who watches has no verbs and no role', (name) => {
    sit(name);
    expect(all('.verbs .btn')).toHaveLength(0);
    expect(all('.bar .btn')).toHaveLength(1);
  });
  test('a replay has no verbs', () => {
    sit('hands', { replay: true });
    expect(all('.verbs .btn')).toHaveLength(0);
  });
});

describe('hands and ballots', () => {
  test('hands go up for those who were tapped, and the button says for whom', () => {
    sit('hands');
    press(seat(4));
    press(seat(1));
    expect(words(one(CONFIRM))).toBe('Confirm Hands for Omid and Roya');
    press(CONFIRM);
    expect(sent).toEqual([{ type: 'hands', seats: [1, 4] }]);
  });
  test('who cannot be accused is looked at, and not chosen', () => {
    sit('hands');
    press(seat(3));
    expect(one('dialog')).not.toBeNull();
    expect(words(one('dialog'))).toContain('cannot be accused today');
    expect(words(one(CONFIRM))).toBe('Confirm No hand');
  });
  test('a ballot with a word of power', () => {
    sit('midday_judge');
    press(seat(3));
    press('[data-power="order"], .power');
    press(seat(5));
    press(CONFIRM);
    expect(sent[0]).toMatchObject({ type: 'ballot', votes: [3], uses: [{ at: [5] }] });
  });
  test('Escape takes back what was chosen', () => {
    sit('hands');
    press(seat(4));
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    flushSync();
    expect(words(one(CONFIRM))).toBe('Confirm No hand');
  });
});

describe('the night', () => {
  const shape = () => [
    all('.power').length,
    all('.verbs .btn').length,
    all('.bar .btn').length,
    all('.tile.lit').length,
    words(one(CONFIRM)),
    words(one('.question')),
  ];
  test.each(['night_boss', 'night_doctor', 'night_surgeon', 'night_slayer'])(
    '%s has the same shape as the night of who has nothing to do',
    async (name) => {
      sit('night_still');
      const still = shape();
      await rise();
      sit(name);
      expect(shape()).toEqual(still);
    },
  );
  test('who has nothing to do may tap somebody and confirm like all others, and rests', () => {
    sit('night_still');
    press(seat(3));
    expect(one(seat(3))?.getAttribute('aria-pressed')).toBe('true');
    press(CONFIRM);
    expect(sent).toEqual([{ type: 'act' }]);
  });
  test('no tile tells of a role while the night goes on', () => {
    sit('night_boss');
    for (const tile of all('.tile')) expect(words(tile)).not.toMatch(/King-slayer|Surgeon|Boss/);
  });
  test('a target is chosen, and may be changed until the time is over', async () => {
    sit('night_doctor');
    press(seat(3));
    press(CONFIRM);
    expect(sent).toEqual([{ type: 'act', uses: [{ ability: 'save', at: [3] }] }]);
    const asked = frame('night_doctor');
    await rise();
    sit('night_doctor', { frame: { ...asked, ask: asked.ask && { ...asked.ask, given: sent[0] ?? null } } });
    expect(one(CONFIRM)?.getAttribute('aria-disabled')).toBe('true');
    expect(one(seat(3))?.getAttribute('aria-pressed')).toBe('true');
    press(seat(4));
    press(CONFIRM);
    expect(sent[1]).toEqual({ type: 'act', uses: [{ ability: 'save', at: [4] }] });
  });
  test('a refusal is told in its words, and the choice stays', async () => {
    answer = { type: 'refused', id: 'u1', code: 'game.wrong_move', args: {}, text: 'Not so.' };
    sit('night_doctor');
    press(seat(3));
    press(CONFIRM);
    await Promise.resolve();
    await new Promise((then) => setTimeout(then));
    flushSync();
    expect(words(one('.trouble'))).toBe('Not so.');
    expect(one(seat(3))?.getAttribute('aria-pressed')).toBe('true');
  });
});

describe('a vote', () => {
  test('hands may be thought over as long as somebody has not answered', () => {
    const asked = frame('hands');
    sit('hands', { frame: { ...asked, ask: asked.ask && { ...asked.ask, given: { type: 'hands', seats: [1] } } } });
    expect(one(seat(1))?.getAttribute('aria-pressed')).toBe('true');
    expect(one(CONFIRM)?.getAttribute('aria-disabled')).toBe('true');
    press(seat(4));
    press(CONFIRM);
    expect(sent).toEqual([{ type: 'hands', seats: [1, 4] }]);
  });
  test('a power of the day interrupts it, and then no hand is sent', () => {
    sit('hands_devotee');
    press(seat(3));
    press('[data-power="sacrifice"]');
    press(seat(4));
    press(CONFIRM);
    expect(sent).toEqual([{ type: 'act', uses: [{ ability: 'sacrifice', at: [4] }] }]);
  });
  test('who has no such power sees nothing of it', () => {
    sit('hands');
    expect(all('[data-power]')).toHaveLength(0);
  });
});

describe('talk', () => {
  test('a challenge is asked for with one press, and the speaker gives it to one', async () => {
    sit('listen');
    press('[data-power="ask_challenge"]');
    expect(sent).toEqual([{ type: 'act', uses: [{ ability: 'ask_challenge' }] }]);
    await rise();
    sit('speak_asked');
    press('[data-power="give_challenge"]');
    press(seat(3));
    press(CONFIRM);
    expect(sent[1]).toEqual({ type: 'act', uses: [{ ability: 'give_challenge', at: [3] }] });
  });
  test('who has spoken says so', () => {
    sit('speak');
    press(CONFIRM);
    expect(sent).toEqual([{ type: 'done' }]);
  });
});

describe('a final-move card', () => {
  test('all lie face down and alike, and one is taken', () => {
    sit('drawing');
    const cards = all('button.card');
    expect(cards).toHaveLength(view('drawing').cards_left);
    expect(new Set(cards.map((card) => card.innerHTML.replace(/ (id|href|fill)="[^"]*"/g, ''))).size).toBe(1);
    press('[data-place-card="2"]');
    press(CONFIRM);
    expect(sent).toEqual([{ type: 'draw', place: 2 }]);
  });
  test('onlookers see them lie there', () => {
    sit('drawing_other');
    expect(all('button.card')).toHaveLength(0);
    expect(all('.card').length).toBeGreaterThan(0);
  });
});

describe('the narrator', () => {
  test('is silent until somebody switches it on, and then speaks without the marks of direction', async () => {
    sit('night_boss');
    expect(one('.voice')?.getAttribute('aria-pressed')).toBe('false');
    press('.voice');
    expect(one('.voice')?.getAttribute('aria-pressed')).toBe('true');
    expect(said).toEqual([]);
    narrator.say('\u2068Sara\u2069 leaves.', 'en');
    expect(said).toEqual(['Sara leaves.']);
    press('.voice');
    narrator.say('Nobody hears this.', 'en');
    expect(said).toEqual([]);
    await rise();
  });
});

describe('the end', () => {
  test('who was not there reads the result at once: roles, and what really happened', () => {
    const found = frame('over_mafia');
    let shown = 0;
    isFresh('gallery');
    board = mount(Reckoning, {
      target: document.body,
      props: { frame: found, t: texts('en'), log: found.events, replay: true, onshown: () => (shown += 1) },
    });
    flushSync();
    expect(shown).toBe(1);
    expect(words(one('h2'))).toBe('The mafia win');
    expect(all('.people li')).toHaveLength(12);
    expect(words(one('.story'))).toContain('Guess the role');
  });
  test('who was there sees the roles turn one after the other', () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const found = frame('over_city');
    let shown = 0;
    witness('gallery');
    board = mount(Reckoning, { target: document.body, props: { frame: found, t: texts('en'), log: found.events, onshown: () => (shown += 1) } });
    flushSync();
    expect(all('.people .role .sign').length).toBe(0);
    expect(shown).toBe(0);
    for (let step = 0; step < 12; step += 1) {
      vi.advanceTimersByTime(300);
      flushSync();
    }
    expect(all('.people .role .sign').length).toBe(8);
    expect(shown).toBeGreaterThan(0);
    vi.useRealTimers();
  });
});
