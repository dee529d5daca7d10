/** The lobby says that all is as usual only where it is. */
import { describe, expect, it } from 'vitest';
import type { GameCard, OptionCard, OptionsCommand } from '../protocol';
import { merged, unusual, usual } from './usual';

const option = (name: string, preset: boolean, when: OptionCard['when'] = {}): OptionCard => ({
  name,
  kind: 'bool',
  default: preset,
  when,
});
const game = {
  key: 'none',
  bots: ['easy', 'normal'],
  windows: true,
  options: [option('teams', false), option('signs', true, { teams: true })],
} as unknown as GameCard;
const after = (...changes: OptionsCommand[]) => unusual(game, changes.reduce(merged, usual(game)));

describe('what is chosen otherwise than usual', () => {
  it('is nothing at first, nor after a change that was taken back', () => {
    expect(after()).toBe(0);
    expect(after({ options: { teams: false, signs: true } })).toBe(0);
    expect(after({ pace: 'quick' }, { pace: 'normal' })).toBe(0);
    expect(after({ times: { turn: 20 } }, { times: { turn: null } })).toBe(0);
  });
  it.each<[string, OptionsCommand]>([
    ['an option', { options: { teams: true } }],
    ['the pace', { pace: 'relaxed' }],
    ['what becomes of the absent', { absent: 'wait', warm: null }],
    ['their bot', { warm: 'normal' }],
    ['how long they are waited for', { grace: 30 }],
    ['spectators', { spectators: false }],
    ['answers at the same time', { windows: 'even' }],
    ['a length of time', { times: { turn: 20 } }],
  ])('is counted: %s', (_, change) => expect(after(change)).toBe(1));
  it('is counted one by one', () => {
    expect(after({ options: { teams: true, signs: false }, pace: 'quick', times: { turn: 20, vote: 5 } })).toBe(5);
  });
  it('does not mind what means nothing beside the rest', () => {
    expect(after({ options: { signs: false } })).toBe(0);
    expect(unusual({ ...game, windows: false }, { ...usual(game), windows: 'even' })).toBe(0);
  });
});
