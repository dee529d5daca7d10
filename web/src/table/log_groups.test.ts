import { describe, expect, it } from 'vitest';
import type { Event } from '../protocol';
import { Catalogue } from '../texts/bundle';
import { Texts } from '../texts/texts';
import { groupLog, lastSentence } from './log_groups';

const game = new Catalogue(
  'en',
  `
turn-revealed = Round { $n }: { $card }
event-revealed = { $card } is turned up.
event-bid = { $seat } bids { $total }.
    .rule = high_society-3.2
event-bid-you = You bid { $total }.
event-started = The game begins.
card-L7 = Yacht
`,
);
const t = new Texts('en', [game], (seat) => ['Sara', 'Dima'][seat] ?? '');
const bare = (text: string | null) => (text ?? '').replace(/[\u2068\u2069]/g, '');

const events: Event[] = [
  { v: 1, at: 0, type: 'started' },
  { v: 1, at: 0, type: 'revealed', card: 'L7', dark: 0 },
  { v: 2, at: 0, type: 'bid', seat: 0, cards: [3], total: 3 },
  { v: 3, at: 0, type: 'said', seat: 1, room: 'table', text: 'hm' },
  { v: 4, at: 0, type: 'bid', seat: 1, cards: [6], total: 6 },
  { v: 5, at: 0, type: 'no_words_for_this' },
  { v: 5, at: 0, type: 'revealed', card: 'L7', dark: 0 },
];

describe('the log', () => {
  it('is told in turns, without talk and without what has no words', () => {
    const groups = groupLog(t, events, 1);
    expect(groups.map((group) => (group.heading === null ? null : bare(group.heading)))).toEqual([
      null,
      'Round 1: Yacht',
      'Round 2: Yacht',
    ]);
    expect(groups[1]?.lines.map((line) => bare(line.text))).toEqual([
      'Yacht is turned up.',
      'Sara bids 3.',
      'You bid 6.',
    ]);
  });

  it('knows the rule behind a line', () => {
    const lines = groupLog(t, events, null)[1]?.lines ?? [];
    expect(lines.map((line) => line.rule)).toEqual([null, 'high_society-3.2', 'high_society-3.2']);
  });

  it('can be read for one seat, and turns keep their numbers', () => {
    const groups = groupLog(t, events, null, 0);
    expect(groups[1]?.lines.map((line) => bare(line.text))).toEqual(['Yacht is turned up.', 'Sara bids 3.']);
    expect(bare(groups[2]?.heading ?? null)).toBe('Round 2: Yacht');
  });

  it('has unique keys though several events share a version', () => {
    const keys = groupLog(t, events, null).flatMap((group) => group.lines.map((line) => line.key));
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('ends with the last thing worth telling', () => {
    expect(bare(lastSentence(t, events.slice(0, 6), 1))).toBe('You bid 6.');
    expect(lastSentence(t, [], null)).toBeNull();
  });
});
