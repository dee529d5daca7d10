/** Positions of Lut that the engine has played (`scripts/lut_positions.py`), as one player's frames. */
import type { LutView } from '../../src/mahfel/games/lut/web/view';
import positions from './lut_positions.json';
import { framesOf, type Position, truthsIn } from './frames';

export const POSITIONS = positions as unknown as Record<string, Position<LutView>>;
export const frameOf = framesOf('lut', 2, 8, POSITIONS);
export const truthsOf = truthsIn(POSITIONS);
