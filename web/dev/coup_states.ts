/** Positions of Coup that the engine has played (`scripts/coup_positions.py`), as one player's frames. */
import type { CoupView } from '../../src/mahfel/games/coup/web/view';
import positions from './coup_positions.json';
import { framesOf, type Position } from './frames';

export const POSITIONS = positions as unknown as Record<string, Position<CoupView>>;
export const frameOf = framesOf('coup', 2, 10, POSITIONS);
