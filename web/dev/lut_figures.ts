/** Blocks of Lut's rulebook as the server sends them, for looking at. */
import type { RuleExample, RuleFigure } from '../src/protocol';
import { POSITIONS } from './lut_states';

const people = ['رها', 'بهرام', 'مینا', 'آرش'];
const { view, events } = POSITIONS['round'] ?? { view: {}, events: [] };
const reckoning = POSITIONS['over_shared']?.view.reckoning;

export const FIGURES: (RuleFigure | RuleExample)[] = [
  { kind: 'figure', figure: { cards: ['C2', 'C3', 'C4', 'C5', 'C6', 'C7', 'C8'] } },
  { kind: 'figure', figure: { cards: ['wolf1', 'hawk2', 'viper3', 'fox4'] } },
  { kind: 'figure', figure: { cards: ['wolf_chief', 'hawk_chief', 'viper_chief', 'fox_chief', 'karvansalar'] } },
  {
    kind: 'example',
    id: 'round',
    example: {
      kind: 'raid',
      people,
      before: { ...POSITIONS['turn']?.view, viewer: null },
      after: { ...view, viewer: null },
      events,
    },
  },
  { kind: 'example', id: 'shared', example: { kind: 'reckoning', people, ...reckoning } },
];
