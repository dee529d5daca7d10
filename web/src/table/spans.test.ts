import { describe, expect, it } from 'vitest';
import { Catalogue } from '../texts/bundle';
import { Texts } from '../texts/texts';
import { spans } from './spans';

const t = new Texts('en', [new Catalogue('en', 'start-span = { $least } to { $most }')], () => '');
const said = (...numbers: number[]) => spans(t, numbers).replace(/[\u2068\u2069]/g, '');

describe('numbers in words', () => {
  it('are told one by one where they stand alone, and as a stretch where they follow one another', () => {
    expect(said(4)).toBe('4');
    expect(said(3, 4, 5)).toBe('3 to 5');
    expect(said(6, 8)).toBe('6 and 8');
    expect(said(3, 4, 5, 6, 8)).toBe('3 to 6 and 8');
  });

  it('are nothing when there are none', () => {
    expect(said()).toBe('');
  });
});
