/** Blocks of the rulebook of Courtisans as the server sends them, for looking at. */
import type { RuleExample, RuleFigure } from '../src/protocol';
import examples from './courtisans_examples.json';

export const FIGURES: (RuleFigure | RuleExample)[] = [
  { kind: 'figure', figure: { cards: ['butterflies', 'toads', 'nightingales', 'hares', 'stags', 'carps'].map((it) => `${it}-plain`) } },
  { kind: 'figure', figure: { cards: ['plain', 'noble', 'guard', 'assassin', 'spy'].map((it) => `toads-${it}`) } },
  ...(examples as unknown as RuleExample[]),
];
