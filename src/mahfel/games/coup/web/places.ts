/** Where the others sit around the table: a horseshoe of three columns, clockwise from the viewer's left. */

export interface Place {
  /** From 1, as CSS grids count. */
  row: number;
  column: 1 | 2 | 3;
}

/** Places of `others` seats in turn order: up the left side, over the top, down the right. */
export function places(others: number): Place[] {
  const side = Math.floor(others / 2);
  const left = Array.from({ length: side }, (_, step): Place => ({ row: side - step, column: 1 }));
  const right = Array.from({ length: side }, (_, step): Place => ({ row: step + 1, column: 3 }));
  const top: Place[] = others % 2 ? [{ row: 1, column: 2 }] : [];
  return [...left, ...top, ...right];
}

/** The free field in the middle, as a CSS grid area: row and column, from – to. */
export function middle(others: number): string {
  const side = Math.max(1, Math.floor(others / 2));
  if (others % 2 === 0) return `1 / 2 / ${side + 1} / 3`;
  return side === 1 ? '2 / 1 / 3 / 4' : `2 / 2 / ${side + 1} / 3`;
}
