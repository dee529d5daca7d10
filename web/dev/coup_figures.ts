/** Blocks of Coup's rulebook as the server sends them, for looking at. */
import type { RuleExample, RuleFigure } from '../src/protocol';
import { POSITIONS } from './coup_states';

const { view, events } = POSITIONS['history'] ?? { view: {}, events: [] };

export const FIGURES: (RuleFigure | RuleExample)[] = [
  { kind: 'figure', figure: { cards: ['duke', 'assassin', 'captain', 'ambassador', 'contessa'] } },
  { kind: 'figure', figure: { cards: ['inquisitor', 'anarchist'] } },
  { kind: 'figure', figure: { cards: ['banker', 'capitalist', 'farmer', 'speculator', 'spy'] } },
  { kind: 'figure', figure: { cards: ['director', 'newscaster', 'producer', 'reporter', 'writer'] } },
  { kind: 'figure', figure: { cards: ['crime_boss', 'general', 'guerrilla', 'judge', 'mercenary'] } },
  { kind: 'figure', figure: { cards: ['communist', 'customs_officer', 'foreign_consular', 'intellectual', 'lawyer'] } },
  { kind: 'figure', figure: { cards: ['missionary', 'peacekeeper', 'politician', 'priest', 'protestor'] } },
  {
    kind: 'example',
    id: 'history',
    example: {
      kind: 'turns',
      people: ['رها', 'بهرام', 'مینا', 'آرش'],
      before: { ...view, viewer: null },
      after: { ...view, viewer: null },
      events,
    },
  },
];
