/** Positions of Malʿoun that the engine has played (`scripts/maloun_positions.py`), as one player's frames. */
import type { MalounView } from '../../src/mahfel/games/maloun/web/view';
import { framesOf, truthsIn, type Position } from './frames';
import positions from './maloun_positions.json';

export const POSITIONS = positions as unknown as Record<string, Position<MalounView>>;
export const frameOf = framesOf('maloun', 4, 6, POSITIONS);
export const truthsOf = truthsIn(POSITIONS);
