/** Numbers in words: those that follow one another as one stretch, “3 to 5 and 8”. */
import type { Texts } from '../texts/texts';

export function spans(t: Texts, numbers: readonly number[]): string {
  const stretches: [number, number][] = [];
  for (const n of numbers) {
    const last = stretches[stretches.length - 1];
    if (last && n === last[1] + 1) last[1] = n;
    else stretches.push([n, n]);
  }
  return t.list(
    stretches.map(([least, most]) => (least === most ? t.num(least) : t.say('start-span', { least, most }))),
  );
}
