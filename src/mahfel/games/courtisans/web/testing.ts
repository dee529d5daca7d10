/** Positions for tests of the board: the very ones that can be looked at. */
import { POSITIONS, frameOf } from '$shell/../dev/courtisans_states';
import { positionsIn, textsFrom } from '$shell/table-kit/testing/positions';
import type { CourtisansView } from './view';

export { LANGS, NAMES, bare } from '$shell/table-kit/testing/positions';

/** The game's own texts and the shell's, with people to speak of. */
export const texts = textsFrom(
  import.meta.glob<string>('../texts/*.ftl', { query: '?raw', import: 'default', eager: true }),
);

export const { names, frame, view, legal } = positionsIn<CourtisansView>(POSITIONS, frameOf);

export const asked = names.filter((name) => POSITIONS[name]?.ask);
export const ended = names.filter((name) => POSITIONS[name]?.view.phase === 'over');
