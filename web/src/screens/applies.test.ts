import { describe, expect, it } from 'vitest';
import type { OptionCard, OptionValue } from '../protocol';
import { applies, changed, missingDraft, valueOf } from './applies';

const options: OptionCard[] = [
  { name: 'box', kind: 'choice', default: 'classic', choices: ['classic', 'g54'] },
  { name: 'reformation', kind: 'bool', default: false, when: { box: 'classic' } },
  { name: 'roles', kind: 'choice', default: 'starter', choices: ['starter', 'custom'], when: { box: 'g54' } },
  { name: 'force', kind: 'choice', default: 'guerrilla', choices: ['guerrilla', 'judge'], when: { roles: 'custom' } },
  { name: 'copies', kind: 'number', default: 0, when: { reformation: true, box: 'classic' } },
];
const shown = (chosen: Record<string, OptionValue>) =>
  options.filter((it) => applies(it, options, chosen)).map((it) => it.name);

describe('options that hang on others', () => {
  it('are offered only where they mean something', () => {
    expect(shown({})).toEqual(['box', 'reformation']);
    expect(shown({ reformation: true })).toEqual(['box', 'reformation', 'copies']);
    expect(shown({ box: 'g54' })).toEqual(['box', 'roles']);
    expect(shown({ box: 'g54', roles: 'custom' })).toEqual(['box', 'roles', 'force']);
  });

  it('are looked up through each other', () => {
    expect(shown({ box: 'classic', roles: 'custom' })).toEqual(['box', 'reformation']);
  });

  it('that people write themselves are missed as long as they mean something and are empty', () => {
    const text: OptionCard = { name: 'ours', kind: 'text', default: '', draft: true, when: { box: 'g54' } };
    const all = [...options, text];
    expect(missingDraft(all, { box: 'classic' })).toBeNull();
    expect(missingDraft(all, { box: 'g54' })).toBe('ours');
    expect(missingDraft(all, { box: 'g54', ours: '{}' })).toBeNull();
    expect(missingDraft(options, { box: 'g54' })).toBeNull();
  });

  it('mean nothing when they hang on what there is not', () => {
    const stray: OptionCard = { name: 'stray', kind: 'bool', default: false, when: { nowhere: true } };
    expect(applies(stray, [...options, stray], { nowhere: true })).toBe(false);
  });

  it('go back to their defaults when they are no longer seen', () => {
    const custom = { box: 'g54', roles: 'custom', force: 'judge' };
    expect(changed(options, custom, 'box', 'classic')).toEqual({
      box: 'classic',
      roles: 'starter',
      force: 'guerrilla',
    });
    expect(changed(options, { reformation: true, copies: 3 }, 'box', 'g54')).toEqual({
      box: 'g54',
      reformation: false,
      copies: 0,
    });
  });

  it('stay as they are while they are seen', () => {
    expect(changed(options, { reformation: true }, 'copies', 2)).toEqual({ reformation: true, copies: 2 });
    expect(valueOf(options[1]!, {})).toBe(false);
  });
});
