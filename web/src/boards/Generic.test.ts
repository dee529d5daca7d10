import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '../api';
import type { AskCard, Frame, LabelledMove, Move } from '../protocol';
import { Catalogue } from '../texts/bundle';
import { Texts } from '../texts/texts';
import Generic from './Generic.svelte';

const words = new Catalogue(
  'en',
  `
ask-turn = Work or claim?
move-work-label = Work
move-bid-label = Bid { $cards }
loading = One moment
view = Table
word-coins = coins
turn-nobody = Wait
`,
);
const t = new Texts('en', [words], (seat) => ['Sara', 'Dima'][seat] ?? '');
const labelled = (move: Move): LabelledMove => {
  const { type, ...args } = move;
  return { move, label_key: `move-${type}-label`, args };
};
const ask = (moves: LabelledMove[] | null, version = 3): AskCard => ({
  kind: 'turn',
  text: 'turn',
  optional: false,
  rule: 'x-1.1',
  default: { type: 'work' },
  version,
  deadline: null,
  moves,
  given: null,
});
const frame = (given: AskCard | null): Frame =>
  ({
    version: 3,
    ask: given,
    waiting: [],
    view: { viewer: 0, coins: [1, 2] },
    table: { table: 'tt', phase: 'play', paused: null, seats: [{}, {}] },
  }) as unknown as Frame;

describe('the board of any game', () => {
  let target: HTMLElement;
  let board: Record<string, unknown>;
  const send = vi.fn();

  function show(given: AskCard | null, replay = false) {
    board = mount(Generic, { target, props: { frame: frame(given), send, t, now: () => 0, replay } });
    flushSync();
  }
  const plain = () => (target.textContent ?? '').replace(/[\u2068\u2069]/g, '');
  const buttons = () => [...target.querySelectorAll('button')];

  beforeEach(() => {
    target = document.createElement('div');
    document.body.append(target);
    send.mockReset();
  });
  afterEach(async () => {
    await unmount(board);
    target.remove();
  });

  it('asks its question and offers every move by its words', () => {
    show(
      ask([
        labelled({ type: 'work' }),
        labelled({ type: 'bid', cards: [2, 15] }),
        labelled({ type: 'vote', target: 1 }),
      ]),
    );
    expect(plain()).toContain('Work or claim?');
    expect(buttons().map((it) => it.textContent?.replace(/[\u2068\u2069]/g, ''))).toEqual([
      'Work',
      'Bid 2 + 15',
      'vote · target Dima',
    ]);
  });

  it('sends the move of the button, and shows in words why it was refused', async () => {
    send.mockResolvedValue({ type: 'refused', id: 'a', code: 'move.stale', args: {}, text: 'Too late.' });
    show(ask([labelled({ type: 'work' })]));
    buttons()[0]?.click();
    expect(send).toHaveBeenCalledWith({ type: 'work' });
    await vi.waitFor(() => expect(plain()).toContain('Too late.'));
  });

  it('fetches the moves where they are too many for a frame', async () => {
    const moves = vi.spyOn(api, 'moves').mockResolvedValue({ moves: [labelled({ type: 'work' })] });
    show(ask(null));
    await vi.waitFor(() => expect(buttons()).toHaveLength(1));
    expect(moves).toHaveBeenCalledExactlyOnceWith('tt');
  });

  it('tells the view in words, counted by seats', () => {
    show(null);
    expect(plain()).toContain('Wait');
    expect(plain()).toMatch(/coins\s*Sara\s*1\s*Dima\s*2/);
  });

  it('asks nothing in a replay', () => {
    show(ask([labelled({ type: 'work' })]), true);
    expect(buttons()).toHaveLength(0);
    expect(plain()).not.toContain('Work or claim?');
  });
});
