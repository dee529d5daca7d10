import type { Event, Seat } from '../protocol';
import type { Args, Texts } from './texts';

/** Fields that name a seat, in events of any game and of the table. */
const SEAT_FIELDS = new Set(['seat', 'other', 'target', 'by', 'from', 'to', 'host']);
/** Fields that people have written: never looked up, whatever they say. */
const WRITTEN = new Set(['name', 'number', 'text', 'table']);
/** Fields whose words are kept under another name. */
const KEPT_UNDER: Record<string, string> = { level: 'bot' };
/** Fields of the envelope, which say nothing about what happened. */
const ENVELOPE = new Set(['v', 'at', 'type']);

function word(t: Texts, field: string, value: string): string {
  if (WRITTEN.has(field)) return value;
  const key = `${KEPT_UNDER[field] ?? field}-${value}`;
  return t.has(key) ? t.say(key) : value;
}

function argument(t: Texts, field: string, value: unknown): string | number | null {
  // What is not there (no target, no character) is 0, which no name and no word is: a text can tell it by `[0]`.
  if (value === null || (value === '' && !WRITTEN.has(field))) return 0;
  if (typeof value === 'number') return SEAT_FIELDS.has(field) ? t.name(value) : value;
  if (typeof value === 'string') return word(t, field, value);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (!Array.isArray(value)) return null;
  const items: unknown[] = value;
  if (items.every((item) => typeof item === 'number')) {
    return field === 'seats' ? t.list(items.map((seat) => t.name(seat))) : items.map((n) => t.num(n)).join(' + ');
  }
  return t.list(
    items.map((item) => (typeof item === 'string' ? word(t, field.replace(/s$/, ''), item) : String(item))),
  );
}

/**
 * Arguments of a text made from the fields of an event, a move or a refusal: seats become names, ids of things their
 * words (`card: "L7"` → the text `card-L7`), sums of numbers "2 + 15", lists of words a list as the language writes
 * it. `seats` also gives `count`, so that a text can tell one winner from several.
 */
export function textArgs(t: Texts, fields: Record<string, unknown>): Args {
  const args: Args = {};
  for (const [field, value] of Object.entries(fields)) {
    // Who aims at no one else aims at nobody: "Sara: changes sides", not "Sara against Sara".
    const oneself = field === 'target' && value === fields['seat'];
    const argued = ENVELOPE.has(field) ? null : argument(t, field, oneself ? null : value);
    if (argued !== null) args[field] = argued;
    if (field === 'seats' && Array.isArray(value)) args['count'] = value.length;
  }
  return args;
}

/**
 * An event as a sentence; null when no catalogue has words for it (it is then not told). `you`: the reader's seat, for
 * whom there may be a text of its own: `event-…-you` for who did it, `event-…-to-you` for whom it was done to.
 */
export function sentence(t: Texts, event: Event, you: Seat | null): string | null {
  const plain = `event-${event.type}`;
  const personal = `${plain}-you`;
  const towards = `${plain}-to-you`;
  const seats: unknown = event['seats'];
  const mine = you !== null && (event.seat === you || (Array.isArray(seats) && seats.includes(you)));
  const concerned = you !== null && !mine && (event['other'] === you || event['target'] === you);
  const key = mine && t.has(personal) ? personal : concerned && t.has(towards) ? towards : plain;
  return t.has(key) ? t.say(key, textArgs(t, event)) : null;
}

export interface Part {
  text: string;
  /** A name someone chose, to be set apart. */
  name: boolean;
}

/** A sentence cut at the isolated names in it, so that they can be set in bold; the isolates stay. */
export function cutAtNames(text: string, names: readonly string[]): Part[] {
  const wanted = new Set(names.filter((name) => name !== ''));
  return text
    .split(/(\u2068[^\u2068\u2069]*\u2069)/)
    .filter((piece) => piece !== '')
    .map((piece) => ({ text: piece, name: wanted.has(piece.slice(1, -1)) }));
}
