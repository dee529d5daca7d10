/** Blocks of the rulebook of Courtisans as the server sends them, for looking at. */
import type { RuleExample, RuleFigure } from '../src/protocol';

export const FIGURES: (RuleFigure | RuleExample)[] = [];
