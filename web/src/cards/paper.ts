/** What the cards of paper have in common. */
import './paper.css';

/** How many letters its longest word has: the longest word has to fit into the width of the card. */
export const longestWord = (name: string): number => Math.max(...name.split(/[\s\u200c-]/).map((word) => word.length));

/** What a screen reader says of a picture; without a label words stand beside it, and it is not said. */
export const picture = (label?: string) =>
  label ? ({ role: 'img', 'aria-label': label } as const) : ({ 'aria-hidden': 'true' } as const);
