/** A word as a pattern that means nothing but itself. */
export const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A Russian word in any of its cases, as a pattern: its stem, which may lose its last vowel, and what follows it. */
export function bent(word: string): string {
  const fleeting = /^(.*)([ео])([кц])$/.exec(word);
  if (fleeting) return `${escaped(fleeting[1] ?? '')}${fleeting[2] ?? ''}?${fleeting[3] ?? ''}[а-яё]{0,3}`;
  return `${escaped(word.replace(/[аеийоьыюя]+$/, ''))}[а-яё]{0,3}`;
}
