/** Positions of Mafia that the engine has played (`scripts/mafia_positions.py`), as one player's frames. */
import type { Aim } from '../../src/mahfel/games/mafia/web/aims';
import type { MafiaView } from '../../src/mahfel/games/mafia/web/view';
import type { Frame, Move } from '../src/protocol';
import { framesOf, type Position as Played } from './frames';
import positions from './mafia_positions.json';

interface Position extends Played<MafiaView> {
  /** What the engine offers, place by place. */
  slots: Aim[][];
}

export const POSITIONS = positions as unknown as Record<string, Position>;
export const frameOf = framesOf('mafia', 6, 26, POSITIONS);

/** The move has been given, and nobody else has answered yet. */
export const given = (frame: Frame, move: Move): Frame =>
  frame.ask ? { ...frame, ask: { ...frame.ask, given: move } } : frame;
