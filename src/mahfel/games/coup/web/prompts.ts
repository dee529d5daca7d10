/** The one sentence under the table: what is asked of the viewer, or who is waited for. */
import type { AskCard, Frame, Seat } from '$shell/protocol';
import type { Args, Texts } from '$shell/texts/texts';
import { present, seatIn, seatsIn, topmost, wordIn } from './stack';
import type { CoupView, Phase } from './view';

/** The words for a character as it is claimed. */
export function claimWord(t: Texts, role: string, denies = false): string {
  return role === '' ? '' : t.say(`role-${denies ? 'no_' : ''}${role}`);
}

/** Several names as one list that reads in the direction of the language, whatever scripts they are written in. */
export function nameList(t: Texts, seats: readonly Seat[]): string {
  const [first, ...rest] = seats;
  if (first === undefined) return '';
  if (rest.length === 0) return t.name(first);
  const mark = t.dir === 'rtl' ? '\u200f' : '\u200e';
  return mark + t.list(seats.map((seat) => t.name(seat) + mark));
}

const denied = (phase: Phase | undefined) => phase?.['denies'] === true;

/** Arguments of `ask-…`: the names of the present phase, and of the attempt below it. */
export function askArgs(view: CoupView, t: Texts): Args {
  const name = (seat: Seat | null) => (seat === null ? '' : t.name(seat));
  const top = present(view);
  const attempt = topmost(view, 'attempt');
  const claim = topmost(view, 'proof', 'doubting', 'reaction');
  const action = wordIn(top, 'action') || wordIn(attempt, 'action');
  const actor = seatIn(top, 'actor') ?? seatIn(top, 'bomber') ?? seatIn(attempt, 'actor') ?? seatIn(top, 'other');
  const target = seatIn(top, 'target') ?? seatIn(attempt, 'target');
  const estates = seatsIn(topmost(view, 'sharing'), 'estates');
  return {
    claimant: name(seatIn(claim, 'seat')),
    role: claimWord(t, wordIn(claim, 'role'), denied(claim)),
    action: action === '' ? '' : t.say(`action-${action}`),
    actor: name(actor),
    target: name(target),
    card: view.seen === '' ? '' : t.say(`card-${view.seen}`),
    coins: estates.reduce((sum, seat) => sum + (view.players[seat]?.coins ?? 0), 0),
    count: typeof top?.['count'] === 'number' ? top['count'] : 1,
  };
}

const WAITED: Record<string, string> = {
  turn: 'turn',
  doubting: 'doubt',
  reaction: 'doubt',
  blocking: 'block',
  proof: 'prove',
  loss: 'lose',
  returning: 'keep',
  choosing_from_five: 'keep',
  examining: 'examine',
  bomb: 'bomb',
  warding: 'ward',
  vanishing: 'ward',
  joining: 'join',
  claimants: 'join',
  giving: 'give',
  treating: 'treaty',
  taxing: 'tax',
  ransom: 'ransom',
  writing: 'write',
  choosing_side: 'side',
};

/** The seat that a phase of one person waits for. */
function deciding(view: CoupView): Seat {
  const top = present(view);
  const field = top?.phase === 'ransom' ? 'target' : top?.phase === 'bomb' ? 'holder' : 'seat';
  return seatIn(top, field) ?? seatIn(top, 'actor') ?? view.turn;
}

function waitingFor(frame: Frame, view: CoupView, t: Texts): string {
  const top = present(view);
  const kind = top?.phase === 'showing' ? `show-${wordIn(top, 'purpose')}` : (WAITED[top?.phase ?? ''] ?? 'turn');
  const awaited = frame.waiting.map((waiting) => waiting.seat).filter((seat) => seat !== view.viewer);
  const seats = awaited.length > 0 ? awaited : [deciding(view)];
  return t.say(`wait-${kind}`, { seat: nameList(t, seats) });
}

export function promptOf(frame: Frame, view: CoupView, ask: AskCard | null, t: Texts): string {
  if (view.phases.length === 0) return t.say('end-last_one_left');
  if (ask) return t.sayFirst([`ask-${ask.text}`, `ask-${ask.kind}`], askArgs(view, t));
  return view.answered === null ? waitingFor(frame, view, t) : t.say('word-answered');
}
