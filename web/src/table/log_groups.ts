import type { Event, Seat } from '../protocol';
import { sentence, textArgs } from '../texts/sentences';
import type { Texts } from '../texts/texts';

export interface LogLine {
  key: string;
  event: Event;
  text: string;
  /** Paragraph of the rulebook behind it, if any. */
  rule: string | null;
}

export interface LogGroup {
  key: string;
  /** Heading of the turn or round; null before the first one and in games that name none. */
  heading: string | null;
  lines: LogLine[];
}

/** Does this line concern the seat? Lines about nobody concern everybody. */
export function concerns(event: Event, seat: Seat): boolean {
  const named = [event.seat, event['other'], event['target']].filter((it) => typeof it === 'number');
  const many: unknown = event['seats'];
  if (Array.isArray(many)) return many.includes(seat);
  return named.length === 0 || named.includes(seat);
}

/**
 * The log as it is read: events with words, in turns. An event whose game has a text `turn-<type>` opens a turn; that
 * text is the heading, with `n` counting the turns. Talk is left out: it has a place of its own.
 */
export function groupLog(t: Texts, events: readonly Event[], you: Seat | null, only: Seat | null = null): LogGroup[] {
  const groups: LogGroup[] = [];
  let turns = 0;
  const open = (heading: string | null, key: string) => {
    const group: LogGroup = { key, heading, lines: [] };
    groups.push(group);
    return group;
  };
  let current: LogGroup | null = null;
  events.forEach((event, index) => {
    if (event.type === 'said') return;
    const turn = `turn-${event.type}`;
    if (t.has(turn)) {
      turns += 1;
      current = open(t.say(turn, { ...textArgs(t, event), n: turns }), `turn${turns}`);
    }
    if (only !== null && !concerns(event, only)) return;
    const text = sentence(t, event, you);
    if (text === null) return;
    current ??= open(null, 'before');
    current.lines.push({ key: `${event.v}.${index}`, event, text, rule: t.rule(`event-${event.type}`) });
  });
  return groups.filter((group) => group.lines.length > 0);
}

/** The last thing worth telling: what the header shows. */
export function lastSentence(t: Texts, events: readonly Event[], you: Seat | null): string | null {
  for (let index = events.length - 1; index >= 0; index -= 1) {
    const event = events[index];
    if (event === undefined || event.type === 'said') continue;
    const text = sentence(t, event, you);
    if (text !== null) return text;
  }
  return null;
}
