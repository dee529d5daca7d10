/** A name may be as long here as the server takes it: the same letters are counted, and the same bytes. */
import { describe, expect, it } from 'vitest';
import { BYTES, LETTERS, cutName } from './names';

const long = (letter: string) => letter.repeat(60);

describe('a name', () => {
  it.each([
    ['Latin', 'x', LETTERS],
    ['Persian', 'س', LETTERS],
    ['with a half-space after each letter', 'س\u200c', Math.floor(BYTES / 5)],
    ['with marks', 'e\u0301', Math.floor(BYTES / 3)],
    ['of emoji', '👍', Math.floor(BYTES / 4)],
    ['of families', '👩‍👩‍👧‍👦', Math.floor(BYTES / 25)],
  ])('is cut where the server would refuse it: %s', (_, letter, most) => {
    const cut = cutName(long(letter), 'fa');
    expect(cut).toBe(letter.repeat(most));
    expect(cutName(cut, 'fa')).toBe(cut);
  });

  it('stays as it is when it is short enough, with the blank that is just being written', () => {
    for (const name of ['سارا', 'سارا ', ' Ann Lee', '', long('x').slice(0, LETTERS)]) expect(cutName(name, 'fa')).toBe(name);
  });
});
