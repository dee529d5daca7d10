/** Fluent sets every variable between isolates; a sentence is split there, so that a page can set variables apart. */

export interface Piece {
  text: string;
  /** Filled in from outside: a name, a number, a card. */
  variable: boolean;
}

const OPEN = '\u2068';
const CLOSE = '\u2069';

/** The pieces of a sentence in order; nested isolates belong to the outermost variable. */
export function pieces(sentence: string): Piece[] {
  const found: Piece[] = [];
  let depth = 0;
  let text = '';
  const flush = (variable: boolean) => {
    if (text) found.push({ text, variable });
    text = '';
  };
  for (const sign of sentence) {
    if (sign === OPEN) {
      if (depth === 0) flush(false);
      depth += 1;
    } else if (sign === CLOSE && depth > 0) {
      depth -= 1;
      if (depth === 0) flush(true);
    } else {
      text += sign;
    }
  }
  flush(depth > 0);
  return found;
}
