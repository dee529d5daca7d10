import { ring } from './emblem';

/** The edge of the square grid that signs are drawn on, in units of the path data. */
export const GRID = 48;

/** A small line drawing of a game: a family, a role, a verb. */
export interface Sign {
  /** Outlines. */
  line?: string;
  /** Outlines with a tint inside. */
  tint?: string;
  /** Filled without an outline. */
  solid?: string;
}

/** A circle as path data. */
export const circle = (x: number, y: number, radius: number): string => ring(x, y, radius);
