/** One number of an equation on the table. */
export interface Term {
  /** In the player's digits. */
  text: string;
  /** Sign before it; plus when absent. The first term shows none. */
  op?: '+' | '−' | '×';
  /** Laid already, chosen now, or what it comes from. */
  mark?: 'laid' | 'chosen' | 'dark' | 'bad';
}
