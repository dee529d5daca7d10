/** Line emblems: every picture of the house is strokes on a small square grid, drawn in two inks. */

export interface Stroke {
  d: string;
  /** `second` takes the card's accent (`--em2`), any other word is a colour of its own; the first ink when absent. */
  ink?: string;
  /** How opaque the inside is, 0 to 1; an outline when absent. */
  fill?: number;
  /** Filled without an outline: an eye, a bead. */
  solid?: boolean;
}

export interface Drawing {
  /** Edge of the square grid, in units of the path data. */
  grid: 24 | 64;
  strokes: readonly Stroke[];
}

/** A circle as path data, so that one kind of element draws everything. */
export function ring(x: number, y: number, rx: number, ry: number = rx): string {
  return `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`;
}
