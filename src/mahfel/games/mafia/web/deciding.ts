/** Which buttons stand under a question, and what each of them says. */
import type { AskCard, Move, Seat } from '$shell/protocol';
import type { Texts } from '$shell/texts/texts';
import { moveOf, same, unfinished, usesOf, type Picked } from './picking';
import { accusable, ballotsOf, speakerOf, votable, type Slot } from './slots';
import { topOf, type MafiaView } from './view';
import { names, useLine } from './words';

export interface Verb {
  id: string;
  label: string;
  hint: string;
  /** Why it cannot be pressed; null when it can. */
  reason: string | null;
  /** The one that is asked for. */
  main: boolean;
  move: Move;
}

const MUST: ReadonlySet<string> = new Set(['look_at_two', 'take_one', 'name_target']);
const DONE: Move = { type: 'done' };
const REST: Move = { type: 'act' };

/** What tells one question from the next: while somebody speaks, the others may say things without its being a new one. */
export function decisionOf(view: MafiaView, ask: AskCard | null): string {
  if (!ask) return '';
  const top = topOf(view);
  if (top?.phase === 'talk') return `${ask.kind} ${view.now} ${speakerOf(top) ?? ''} ${Number(top['at'] ?? 0)}`;
  return `${ask.kind} ${ask.version}`;
}

/** The seats that can be written on a ballot, or for whose defence a hand can be raised. */
export function electable(view: MafiaView, kind: string): Seat[] {
  if (kind === 'hands') return accusable(view);
  return kind === 'vote' || kind === 'midday' ? votable(view) : [];
}

/** How many of them at most. */
export const mostNames = (view: MafiaView, kind: string): number => (kind === 'hands' ? view.seats : ballotsOf(view));

/** What comes of what was chosen, in words. */
export function consequence(view: MafiaView, kind: string, slots: readonly Slot[], picked: Picked, t: Texts): string {
  const uses = usesOf(slots, picked).map((use) => useLine(t, view, use));
  const seats = [...picked.seats].sort((one, other) => one - other);
  if (kind === 'hands' && uses.length === 0)
    return t.say('move-hands-label', { seats: names(t, seats), count: seats.length });
  if (kind === 'vote' || kind === 'midday')
    return [seats.length ? names(t, seats) : t.say('move-ballot-blank'), ...uses].join(' · ');
  return uses.length ? uses.join(' · ') : t.say('word-rest');
}

export function verbsOf(view: MafiaView, ask: AskCard, slots: readonly Slot[], picked: Picked, place: number, t: Texts): Verb[] {
  const { kind } = ask;
  const uses = usesOf(slots, picked);
  const confirm = (move: Move): Verb => ({
    id: 'confirm',
    label: t.say(kind === 'midday' || kind === 'vote' ? 'move-ballot' : 'word-confirm'),
    hint: consequence(view, kind, slots, picked, t),
    reason: missing(kind, slots, picked, ask.given, move, t),
    main: true,
    move,
  });
  const plain = (id: string, label: string, move: Move, main: boolean): Verb => {
    const again = same(ask.given, move);
    return { id, label, hint: '', reason: again ? t.say('word-chosen') : null, main: main && !again, move };
  };
  switch (kind) {
    case 'speak':
    case 'defend':
    case 'accuse':
    case 'answer':
    case 'cover':
    case 'last_words': {
      const done = plain('done', t.say('move-done-label'), DONE, uses.length === 0);
      return uses.length || unfinished(slots, picked) ? [confirm(moveOf(kind, slots, picked)), done] : [done];
    }
    case 'listen': {
      const rest = plain('rest', t.say('word-nothing-to-say'), REST, false);
      return uses.length || unfinished(slots, picked) ? [confirm(moveOf(kind, slots, picked)), rest] : [rest];
    }
    case 'solo':
    case 'inquiry':
      return [
        plain('up', t.say('move-hand-label', { up: 'yes' }), { type: 'hand', up: true }, true),
        plain('down', t.say('move-hand-label', { up: 'no' }), { type: 'hand', up: false }, false),
      ];
    case 'draw':
      return [
        {
          ...confirm({ type: 'draw', place }),
          hint: place ? t.say('move-draw-label', { place }) : '',
          reason: place ? null : t.say('ask-draw'),
        },
      ];
    default:
      return [confirm(moveOf(kind, slots, picked))];
  }
}

function missing(kind: string, slots: readonly Slot[], picked: Picked, given: Move | null, move: Move, t: Texts): string | null {
  if (unfinished(slots, picked)) {
    const roleOnly = slots.some(({ place, aims }) => {
      const chosen = picked.powers[place];
      const aim = aims.find(({ ability }) => ability === chosen?.ability);
      return chosen && aim && chosen.at.length >= aim.least && !chosen.role && aim.roles.length > 0;
    });
    return t.say(roleOnly ? 'word-which-role' : 'word-whom');
  }
  if (MUST.has(kind) && usesOf(slots, picked).length === 0) return t.say('word-whom');
  return given && same(given, move) ? t.say('word-chosen') : null;
}
