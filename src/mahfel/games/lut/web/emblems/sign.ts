/** Signs of Lut: line drawings on a grid of 48, one family. */
import { ring } from '$shell/cards/emblem';

export interface Sign {
  /** Outlines. */
  line?: string;
  /** Outlines with a tint inside. */
  tint?: string;
  /** Filled without an outline. */
  solid?: string;
}

export const GRID = 48;

/** A circle as path data. */
export const circle = (x: number, y: number, radius: number): string => ring(x, y, radius);
