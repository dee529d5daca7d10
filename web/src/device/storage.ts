/**
 * What this browser keeps between visits. Every access may fail (private mode, full, forbidden): then nothing is kept.
 */
const PREFIX = 'mahfel.';

export function recall<T>(key: string, valid: (value: unknown) => value is T): T | null {
  try {
    const text = localStorage.getItem(PREFIX + key);
    const value: unknown = text === null ? null : JSON.parse(text);
    return valid(value) ? value : null;
  } catch {
    return null;
  }
}

export function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify(value));
  } catch {
    // Nothing is lost but convenience.
  }
}

export function isText(value: unknown): value is string {
  return typeof value === 'string';
}
