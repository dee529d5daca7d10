import { expect, test } from 'vitest';
import { MONEY, pictureOf } from './figure';

test('cards and money', () => {
  expect(pictureOf({ kind: 'figure', figure: { cards: ['L3', 'P1'] } })).toEqual({
    kind: 'cards',
    cards: ['L3', 'P1'],
  });
  expect(pictureOf({ kind: 'figure', figure: { money: 'all' } })).toEqual({ kind: 'money', money: MONEY });
  expect(pictureOf({ kind: 'figure', figure: { money: [2, 8] } })).toEqual({ kind: 'money', money: [2, 8] });
  expect(MONEY.reduce((sum, value) => sum + value, 0)).toBe(106);
});

test('examples bring their people and what each one owns', () => {
  const accounts = [{ seat: 0, money: 3, cast_out: false, lines: [], status: 0, place: 1, won: true }];
  const example = {
    kind: 'reckoning',
    people: ['Rana'],
    position: { owned: [['L3']] },
    accounts,
    winners: [0],
    decided_by: 'status',
  };
  expect(pictureOf({ kind: 'example', id: 'x', example })).toMatchObject({
    kind: 'reckoning',
    people: ['Rana'],
    owned: [['L3']],
  });
});

test('what is not known here is not drawn', () => {
  expect(pictureOf({ kind: 'figure', figure: { map: 'x' } })).toBeNull();
  expect(pictureOf({ kind: 'example', id: 'x', example: { kind: 'dance' } })).toBeNull();
});
