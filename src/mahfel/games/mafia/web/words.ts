/** Names and sentences of the board. */
import type { AskCard, Event, Seat } from '$shell/protocol';
import type { Frame } from '$shell/protocol';
import type { Texts } from '$shell/texts/texts';
import { textArgs } from '$shell/texts/sentences';
import { roleCard } from './declared';
import type { Use } from './picking';
import { turnOf } from './slots';
import { cycleOf, isNight, topOf, type MafiaView, type Note, type PlayerView } from './view';

/** A role as this table calls it: by its neutral name, or by that known from films. */
export function roleName(t: Texts, view: MafiaView, role: string): string {
  const popular = view.options['names'] === 'popular' ? [`role-${role}-popular`] : [];
  return t.sayFirst([...popular, `role-${role}`]);
}

/** What was announced of somebody: a role, or only a side. */
export const toldName = (t: Texts, view: MafiaView, told: string): string =>
  roleCard(told) ? roleName(t, view, told) : t.say(`side-${told}`);

export const abilityName = (t: Texts, ability: string): string => t.say(`ability-${ability}`);
export const abilityHelp = (t: Texts, ability: string): string =>
  t.has(`ability-${ability}-help`) ? t.say(`ability-${ability}-help`) : '';

export const names = (t: Texts, seats: readonly Seat[]): string => t.list(seats.map((seat) => `\u2068${t.name(seat)}\u2069`));

/** One use in words: "Guess the role: Sara = Judge". */
export function useLine(t: Texts, view: MafiaView, use: Use): string {
  const at = use.at?.length ? names(t, use.at) : '';
  const role = use.role ? `\u2068${roleName(t, view, use.role)}\u2069` : '';
  const whom = [at, role].filter(Boolean).join(' = ');
  return whom ? `${abilityName(t, use.ability)}: ${whom}` : abilityName(t, use.ability);
}

/** A note as it is told to who has it. */
export function noteLine(t: Texts, view: MafiaView, note: Note): string {
  const about = note.about ?? [];
  const word = note.word ?? '';
  const n = Number(word);
  return t.say(`note-${note.kind}`, {
    seats: t.list(about.map((seat) => t.name(seat))),
    count: about.length,
    word,
    role: word && roleCard(word) ? roleName(t, view, word) : 0,
    n: Number.isFinite(n) ? n : 0,
  });
}

/** A moment as a heading: "Day 3", "Night 2". */
export function momentName(t: Texts, moment: number): string {
  const cycle = cycleOf(moment);
  if (moment === 0) return t.say('turn-intro_began');
  return t.say(isNight(moment) ? 'turn-night_began' : 'turn-day_began', { cycle });
}

/** What is asked in a phase, for those who are not asked themselves. */
const ASKED_IN: Readonly<Record<string, string>> = {
  talk: 'speak',
  raising_hands: 'hands',
  solo: 'solo',
  inquiry_vote: 'inquiry',
  chaos: 'chaos',
  defence: 'defend',
  last_words: 'last_words',
  last_chance: 'last_chance',
  drawing: 'draw',
  card_choice: 'card',
  open_vote: 'vote',
  midday: 'midday',
  huddle: 'huddle',
  intro: 'night',
  acting: 'night',
  react: 'react',
  allegiance: 'allegiance',
  verdict: 'verdict',
  taking_one: 'take_one',
  election: 'elect',
  marking: 'marks',
  loading: 'load',
  shooting: 'which_gun',
};

const NAMING: Readonly<Record<string, string>> = {
  name: 'name_target',
  accuse: 'accuse',
  answer: 'answer',
  choose: 'choose_cover',
  cover: 'cover',
};

/** The one sentence of the screen: what is asked, or whom one waits for. */
export function promptOf(frame: Frame, view: MafiaView, ask: AskCard | null, t: Texts): string {
  if (ask && !ask.optional) return t.say(`ask-${ask.text}`);
  const top = topOf(view);
  const kind = top?.phase === 'naming' ? NAMING[(top['step'] as string | undefined) ?? 'name'] : ASKED_IN[top?.phase ?? ''];
  if (!kind) return t.say(isNight(view.now) ? 'word-night' : 'word-day');
  const turn = turnOf(top);
  // A game that is watched again waits for nobody: there the phase says whose it is.
  const seats = frame.waiting.length === 0 && turn !== null ? [turn] : frame.waiting.map(({ seat }) => seat);
  return t.say(`wait-${kind}`, { seat: t.list(seats.map((seat) => t.name(seat))) });
}

/** A sentence of the narrator about an event, the same for everybody, by the names that this table uses. */
export function spoken(t: Texts, view: MafiaView, event: Event): string {
  const named = Object.entries(event).flatMap(([field, value]) =>
    (field === 'told' || field === 'role' || field === 'dealt') && typeof value === 'string' && roleCard(value)
      ? [[field, roleName(t, view, value)] as const]
      : [],
  );
  return t.say(`event-${event.type}`, { ...textArgs(t, event), ...Object.fromEntries(named) });
}

/** How and when somebody left, if they did: "by vote · Day 2"; of who left in the night, which night says both. */
export function leavingLine(t: Texts, player: PlayerView | undefined): string {
  if (!player?.cause) return '';
  const moment = 2 * (player.left ?? 0) + (player.cause === 'night' ? 1 : 0);
  const when = momentName(t, moment);
  return player.cause === 'night' ? when : `${t.say(`how-${player.cause}`)} · ${when}`;
}

export const seatNumber = (t: Texts, seat: Seat): string => t.num(seat + 1);
