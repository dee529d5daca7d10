/** Positions for tests of the board: the very ones that can be looked at. */
import { POSITIONS, frameOf } from '$shell/../dev/lut_states';
import { positionsIn, textsFrom } from '$shell/table-kit/testing/positions';
import type { Caravan, LutView } from './view';

export { LANGS, NAMES, bare } from '$shell/table-kit/testing/positions';

/** The game's own texts and the shell's, with people to speak of. */
export const texts = textsFrom(
  import.meta.glob<string>('../texts/*.ftl', { query: '?raw', import: 'default', eager: true }),
);

export const { names, frame, view, legal } = positionsIn<LutView>(POSITIONS, frameOf);

export function caravan(name: string, id: number): Caravan {
  const found = view(name).caravans.find((it) => it.id === id);
  if (!found) throw new Error(`there is no caravan ${id} in ${name}`);
  return found;
}
