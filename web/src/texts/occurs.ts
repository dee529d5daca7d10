import type { Lang } from '../protocol';

const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A Russian word in any of its cases: its stem, which may lose its last vowel, and what follows it. */
function bent(word: string): string {
  const fleeting = /^(.*)([ео])([кц])$/.exec(word);
  if (fleeting) return `${escaped(fleeting[1] ?? '')}${fleeting[2] ?? ''}?${fleeting[3] ?? ''}[а-яё]{0,3}`;
  return `${escaped(word.replace(/[аеийоьыюя]+$/, ''))}[а-яё]{0,3}`;
}

/** Whether a name occurs in a text as words of their own; Russian bends them. A half-space joins Persian words. */
export function occursIn(text: string, name: string, lang: Lang): boolean {
  const words = name.split(' ').map((word) => (lang === 'ru' ? bent(word) : escaped(word)));
  return new RegExp(`(?<![\\p{L}\\u200c])${words.join(' ')}(?!\\p{L})`, 'u').test(text);
}
