/** What the log holds for the board: who raised hands for whom, and what really happened. */
import type { Event, Seat } from '$shell/protocol';
import { shotDue } from './slots';
import { topOf, type MafiaView } from './view';

/** One public vote: who stood against whom. */
export interface Accusation {
  key: string;
  kind: 'hands' | 'votes';
  seat: Seat;
  by: Seat[];
}

export interface DayOfVotes {
  cycle: number;
  accusations: Accusation[];
}

/** Public votes by day, the latest day first. */
export function votesOf(log: readonly Event[]): DayOfVotes[] {
  const days: DayOfVotes[] = [];
  let cycle = 0;
  log.forEach((event, place) => {
    if (event.type === 'day_began') cycle = Number(event['cycle']);
    if (event.type !== 'hands_up' && event.type !== 'votes_shown') return;
    const by = event['seats'] as Seat[];
    if (by.length === 0 || event.seat === undefined) return;
    let day = days[days.length - 1];
    if (day?.cycle !== cycle) days.push((day = { cycle, accusations: [] }));
    day.accusations.push({ key: `${event.v}.${place}`, kind: event.type === 'hands_up' ? 'hands' : 'votes', seat: event.seat, by });
  });
  return days.reverse();
}

export interface Deeds {
  now: number;
  deeds: Event[];
}

/** What was done in secret, by the moment it was done in, the earliest first. */
export function deedsOf(log: readonly Event[]): Deeds[] {
  const moments = new Map<number, Event[]>();
  for (const event of log) {
    if (event.type !== 'happened') continue;
    const now = Number(event['now']);
    moments.set(now, [...(moments.get(now) ?? []), event]);
  }
  return [...moments].sort(([one], [other]) => one - other).map(([now, deeds]) => ({ now, deeds }));
}

/** Events that the narrator says aloud: what everybody may hear. Nothing that only one is told is among them. */
const ALOUD: ReadonlySet<string> = new Set([
  ...['intro_began', 'day_began', 'night_began', 'no_night', 'quiet_night', 'left_city', 'came_back', 'speaking', 'muted'],
  ...['challenge_asked', 'challenge_given', 'sign_shown', 'power_used', 'gun_shown', 'inquiry_called', 'inquiry_refused', 'status_told'],
  ...['living_told', 'graves_told', 'role_told', 'spared_today', 'hands_up', 'accused', 'midday_sleep', 'votes_shown'],
  ...['vote_void', 'nobody_leaves', 'lottery', 'revote', 'sudden_death', 'stayed', 'card_drawn', 'card_played'],
  ...['announced', 'hands_shaken', 'won', 'sent_away', 'elected', 'target_named', 'cover_named', 'marks_shown', 'gun_chosen'],
]);

export const isAloud = (event: Event): boolean => ALOUD.has(event.type);

/** The line of the narrator that belongs to the phase (text key `narrator-<…>`), if there is one. */
export function cueOf(view: MafiaView): string | null {
  const phase = topOf(view)?.phase;
  const cues: Record<string, string> = {
    intro: 'intro_night',
    // Whether there is a shot tonight, everybody can reckon: the team is not told to agree on a name in vain.
    huddle: shotDue(view) ? 'team' : 'team_no_shot',
    acting: 'night',
    react: 'react',
    raising_hands: 'hands',
    midday: 'midday',
    chaos: 'chaos',
  };
  return cues[phase ?? ''] ?? null;
}
