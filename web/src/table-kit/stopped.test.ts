/** While a game is paused no board says whose turn it is, not even to whoever was asked. */
import { one, rise, show, words } from './testing/board';
import { bare, textsFrom } from './testing/positions';
import { describe, expect, it } from 'vitest';
import type { Component } from 'svelte';
import { loadBoard, type BoardProps } from '../boards/registry';
import { STATES } from '../../dev/high_society_states';
import Generic from '../boards/Generic.svelte';
import type { Frame } from '../protocol';
import { STOPPED } from './stopped';

type Board = Component<BoardProps & Record<string, unknown>>;
interface States {
  POSITIONS?: Record<string, { ask: unknown }>;
  frameOf?: (name: string) => Frame | undefined;
}
const boards = import.meta.glob('../../../src/mahfel/games/*/web/Board.svelte');
const states = import.meta.glob<States>('../../dev/*_states.ts', { eager: true });
const sources = import.meta.glob<string>('../../../src/mahfel/games/*/texts/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const games = Object.keys(boards).map((path) => /games\/(\w+)\//.exec(path)?.[1] ?? '');

/** Frames in which this game asks something. */
function asking(game: string): Frame[] {
  const { POSITIONS = {}, frameOf } = states[`../../dev/${game}_states.ts`] ?? {};
  const found = frameOf ? Object.keys(POSITIONS).map(frameOf) : Object.values(STATES).map((state) => state());
  return found.filter((frame) => frame !== undefined).filter((frame) => frame.ask !== null);
}

function textsOf(game: string) {
  return textsFrom(Object.fromEntries(Object.entries(sources).filter(([path]) => path.includes(`/${game}/`))))('fa');
}

/** What the prompt says at a table that waits for the viewer, who has nothing to press. */
async function prompt(board: Board, game: string, frame: Frame, stopped: boolean): Promise<string> {
  const t = textsOf(game);
  const send = () => Promise.reject(new Error('nothing can be pressed'));
  const around = new Map<unknown, unknown>(stopped ? [[STOPPED, () => t.say('paused')]] : []);
  show(board, { frame: { ...frame, ask: null }, t, send, now: () => frame.now, log: frame.events }, around);
  const said = words(one('.prompt'));
  await rise();
  return said;
}

describe.each(games)('the board of %s', (game) => {
  it('says that the game is paused, whatever was asked', async () => {
    const [frames, board] = [asking(game), await loadBoard(game)];
    expect(frames.length).toBeGreaterThan(2);
    for (const frame of frames) expect(await prompt(board, game, frame, true)).toBe(bare(textsOf(game).say('paused')));
  });
  it('says something else while it goes on', async () => {
    const [frame] = asking(game);
    if (!frame) throw new Error('nothing is asked anywhere');
    expect(await prompt(await loadBoard(game), game, frame, false)).not.toBe(bare(textsOf(game).say('paused')));
  });
});

it('and the board that plays any game does so, too', async () => {
  const [frame] = asking('coup');
  if (!frame) throw new Error('nothing is asked anywhere');
  expect(await prompt(Generic, 'coup', frame, true)).toBe(bare(textsOf('coup').say('paused')));
});
