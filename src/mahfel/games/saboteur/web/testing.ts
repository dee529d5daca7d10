/** Positions for tests of the board: the very ones that can be looked at. */
import PLACED from '$shell/../dev/saboteur_places.json';
import { POSITIONS, frameOf } from '$shell/../dev/saboteur_states';
import { positionsIn, textsFrom } from '$shell/table-kit/testing/positions';
import { mineOf, type Mine } from './mine';
import type { Cell, SaboteurView } from './view';

export { LANGS, NAMES, bare } from '$shell/table-kit/testing/positions';

/** The game's own texts and the shell's, with people to speak of. */
export const texts = textsFrom(
  import.meta.glob<string>('../texts/*.ftl', { query: '?raw', import: 'default', eager: true }),
);

export const { names, frame, view, legal } = positionsIn<SaboteurView>(POSITIONS, frameOf);

export interface MineCase {
  mine: Cell[];
  open: boolean;
  /** Where each card may lie: `"1,0 0,-1~"`, turned with a tilde. */
  places: Record<string, string>;
}

/** Mines of the engine by what they show, the vectors of the rules first. */
export const MINES = PLACED as unknown as Record<string, MineCase>;

export function mine(name: string): Mine {
  const found = MINES[name];
  if (!found) throw new Error(`there is no mine ${name}`);
  return mineOf({ mine: found.mine, options: { hidden_goal_is_open: found.open } });
}
