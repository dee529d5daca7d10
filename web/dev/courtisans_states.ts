/** Positions of Courtisans that the engine has played (`scripts/courtisans_positions.py`), as one player's frames. */
import type { CourtisansView } from '../../src/mahfel/games/courtisans/web/view';
import positions from './courtisans_positions.json';
import { framesOf, type Position } from './frames';

export const POSITIONS = positions as unknown as Record<string, Position<CourtisansView>>;
export const frameOf = framesOf('courtisans', 2, 5, POSITIONS);
