/** Blocks of Saboteur's rulebook as the server sends them, for looking at. */
import type { RuleExample, RuleFigure } from '../src/protocol';
import { POSITIONS } from './saboteur_states';

const { view, events } = POSITIONS['stone'] ?? { view: {}, events: [] };
const people = ['رها', 'بهرام', 'مینا', 'آرش', 'سارا'];
const tools = POSITIONS['broken']?.view ?? {};
const cards = (...names: string[]): RuleFigure => ({ kind: 'figure', figure: { cards: names } });
const example = (id: string, body: Record<string, unknown>): RuleExample => ({
  kind: 'example',
  id,
  example: { kind: id, people, ...body },
});

export const FIGURES: (RuleFigure | RuleExample)[] = [
  cards('X4', 'TV', 'TH', 'SV', 'SH', 'CR', 'CL'),
  cards('D4', 'DTV', 'DTH', 'DSV', 'DSH', 'DCR', 'DCL', 'D1V', 'D1H'),
  cards('START', 'GOLD', 'STONE_R', 'STONE_L'),
  cards('break_lamp', 'break_cart', 'break_pick', 'mend_lamp', 'mend_cart', 'mend_pick'),
  cards('mend_lamp_cart', 'mend_lamp_pick', 'mend_cart_pick', 'map', 'rockfall'),
  example('turns', { before: { ...view, viewer: null }, after: { ...view, viewer: null }, events }),
  example('turns', { before: { ...tools, mine: [] }, after: { ...tools, mine: [] }, events: [] }),
  example('places', {
    before: { ...(POSITIONS['start']?.view ?? {}), mine: [[1, 0, 'SH', false, 10]], viewer: null },
    card: 'CR',
    places: [
      [-1, 0, false],
      [0, -1, true],
      [0, 1, false],
      [2, 0, true],
    ],
  }),
  example('wages', {
    wage: 3,
    shares: [
      { gold: [3], loose: 0 },
      { gold: [2, 1], loose: 0 },
      { gold: [1], loose: 2 },
    ],
  }),
];
