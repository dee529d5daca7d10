/** Positions of Saboteur that the engine has played (`scripts/saboteur_positions.py`), as one player's frames. */
import type { SaboteurView } from '../../src/mahfel/games/saboteur/web/view';
import positions from './saboteur_positions.json';
import { framesOf, type Position } from './frames';

export const POSITIONS = positions as unknown as Record<string, Position<SaboteurView>>;
export const frameOf = framesOf('saboteur', 3, 10, POSITIONS);
