import type { Texts } from '../texts/texts';

const SEATS = new Set(['turn', 'leader', 'starter', 'seat', 'winner', 'target', 'host', 'other']);

export function isLeaf(value: unknown): boolean {
  return (
    value === null ||
    typeof value !== 'object' ||
    (Array.isArray(value) && value.every((it) => it === null || typeof it !== 'object'))
  );
}

/** The name of a field: the game's word for it, else the field itself with spaces. */
export function fieldWords(t: Texts, field: string): string {
  const key = `word-${field}`;
  return t.has(key) ? t.say(key) : field.replaceAll('_', ' ');
}

/** A single value; `field` says what kind of thing it is. */
export function leafWords(t: Texts, field: string, value: unknown): string {
  if (typeof value === 'number') return SEATS.has(field) ? t.name(value) : t.num(value);
  if (typeof value === 'boolean') return t.say(value ? 'yes' : 'no');
  if (typeof value !== 'string') return '—';
  const keys = [`${field}-${value}`, `${field.replace(/s$/, '')}-${value}`, `card-${value}`, `word-${value}`];
  return t.say(keys.find((key) => t.has(key)) ?? value);
}
