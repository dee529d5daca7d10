/** Blocks of Malʿoun's rulebook as the server sends them, for looking at. */
import type { RuleExample, RuleFigure } from '../src/protocol';
import { POSITIONS } from './maloun_states';

const people = ['گلنار', 'نیما', 'سارا', 'دیما'];
const played = (name: string): RuleExample => ({
  kind: 'example',
  id: name,
  example: { kind: 'play', people, events: POSITIONS[name]?.events ?? [], after: { ...POSITIONS[name]?.view, viewer: null } },
});

export const FIGURES: (RuleFigure | RuleExample)[] = [
  { kind: 'figure', figure: { cards: ['latte1', 'espresso2', 'mocha3', 'herbal4', 'tea5', 'juice1', 'tea2x'] } },
  { kind: 'figure', figure: { cards: ['water'] } },
  played('pick'),
  played('tasting'),
  played('over_saved'),
];
