/** A name may be as long here as the server takes it: the same letters are counted, and the same bytes. */
import { describe, expect, it } from 'vitest';
import measured from '../../../tests/tables/measured_names.json';
import { BYTES, LETTERS, cutName, shownName } from './names';

const long = (letter: string) => letter.repeat(60);

describe('a name', () => {
  it.each([
    ['Latin', 'x', LETTERS],
    ['Persian', 'س', LETTERS],
    ['with a half-space after each letter', 'س\u200c', Math.floor(BYTES / 5)],
    ['with marks', 'e\u0301', LETTERS],
    ['of emoji', '👍', Math.floor(BYTES / 4)],
    ['of families, without their joiners', '👩‍👩‍👧‍👦', Math.floor(BYTES / 16)],
    ['of signs that are three letters each', 'ﬃ', LETTERS / 3],
  ])('is cut where the server would refuse it: %s', (_, letter, most) => {
    const cut = cutName(long(letter), 'fa');
    expect(cut).toBe(letter.repeat(most));
    expect(cutName(cut, 'fa')).toBe(cut);
  });

  // The server's tests read the same table.
  it.each(measured)('is measured as the server will show it: $what', ({ written, shown, fits }) => {
    expect(shownName(written)).toBe(shown);
    const cut = cutName(written, 'fa');
    expect(cut === written).toBe(fits);
    expect(written.startsWith(cut)).toBe(true);
  });

  it('is not read to its end when it has none', () => {
    expect(cutName('\u200b'.repeat(100_000), 'fa').length).toBeLessThan(1000);
  });

  it('stays as it is when it is short enough, with the blank that is just being written', () => {
    for (const name of ['سارا', 'سارا ', ' Ann Lee', '', long('x').slice(0, LETTERS)]) expect(cutName(name, 'fa')).toBe(name);
  });
});
