/** Blocks of a rulebook as the server sends them, for looking at. */
import type { RuleExample, RuleFigure } from '../src/protocol';

export const FIGURES: (RuleFigure | RuleExample)[] = [
  { kind: 'figure', figure: { cards: ['L1', 'L2', 'L3', 'L4', 'L5', 'L6', 'L7', 'L8', 'L9', 'L10'] } },
  { kind: 'figure', figure: { cards: ['P1', 'P2', 'P3'] } },
  { kind: 'figure', figure: { cards: ['faux_pas', 'passe', 'scandale'] } },
  { kind: 'figure', figure: { money: 'all' } },
  {
    kind: 'example',
    id: 'halves',
    example: {
      kind: 'reckoning',
      people: ['رها', 'بهرام', 'مینا'],
      position: { hands: [[25], [1, 2], [3]], owned: [['L3', 'L9', 'passe', 'P1', 'P2', 'scandale'], [], ['L4']] },
      accounts: [
        {
          seat: 0,
          money: 25,
          cast_out: false,
          status: 14,
          place: 1,
          won: true,
          lines: [
            { kind: 'luxury', cards: ['L3', 'L9'], value: 12 },
            { kind: 'passe', cards: ['passe'], value: 7 },
            { kind: 'double', cards: ['P1'], value: 14 },
            { kind: 'double', cards: ['P2'], value: 28 },
            { kind: 'half', cards: ['scandale'], value: 14 },
          ],
        },
        {
          seat: 1,
          money: 3,
          cast_out: true,
          status: 0,
          place: null,
          won: false,
          lines: [{ kind: 'luxury', cards: [] }],
        },
        {
          seat: 2,
          money: 3,
          cast_out: true,
          status: 4,
          place: null,
          won: false,
          lines: [{ kind: 'luxury', cards: ['L4'], value: 4 }],
        },
      ],
      winners: [0],
      decided_by: 'last_standing',
    },
  },
  {
    kind: 'example',
    id: 'yacht',
    example: {
      kind: 'auction',
      people: ['گلنار', 'نیما', 'سارا'],
      before: { card: 'L7' },
      events: [
        { type: 'bid', seat: 0, cards: [6], total: 6 },
        { type: 'bid', seat: 1, cards: [3, 4], total: 7 },
        { type: 'passed', seat: 2, took_back: 0 },
        { type: 'passed', seat: 0, took_back: 6 },
        { type: 'taken', seat: 1, card: 'L7', price: 7 },
      ],
    },
  },
];
