/** What the viewer has answered already, while others still think. */
import type { AskCard, Move } from '$shell/protocol';
import type { Texts } from '$shell/texts/texts';
import { nameOf } from './cards';
import type { MalounView } from './view';

function wordsOf(move: Move, t: Texts): string | null {
  const seat = move['seat'];
  switch (move.type) {
    case 'offer':
      return t.say('move-offer-label', { card: nameOf(String(move['card']), t) });
    case 'decline':
      return t.say('move-decline-label');
    case 'vote':
      return t.say('move-vote-label', { seat: typeof seat === 'number' ? t.name(seat) : 0 });
    case 'prefer':
      return t.say('move-prefer-label', { what: typeof move['what'] === 'string' ? t.say(`what-${move['what']}`) : 0 });
    case 'build':
      return t.say('move-build-label', { drink: t.say(`drink-${String(move['drink'])}`) });
    case 'wait':
      return t.say('move-wait-label');
    case 'ready':
      return t.say('move-ready-label');
    default:
      return null;
  }
}

/** The short notation of a sealed answer, as the view has it. */
export function read(text: string): Move | null {
  const [type = '', rest = ''] = text.split(':');
  if (type === 'offer') return { type, card: rest };
  if (type === 'vote') return { type, seat: rest === 'none' ? null : Number(rest) };
  if (type === 'prefer') return { type, what: rest === 'none' ? null : rest };
  if (type === 'build') return { type, drink: rest.split('/')[0] };
  return type ? { type } : null;
}

const SEALED = new Set(['offer', 'last_call', 'discussion', 'vote', 'deck_vote']);

/** Tells one sealed window from the next; empty where none is open. */
export function phaseOf(view: MalounView): string {
  if (!SEALED.has(view.phase)) return '';
  return [view.phase, view.turn, view.deck, view.burnt, (view.runoff ?? []).join()].join(' ');
}

/** A line under the prompt: the sealed answer, and that it may be changed while it can. `sent`: what was answered here. */
export function saidOf(view: MalounView, ask: AskCard | null, sent: Move | null, t: Texts): string | null {
  const move = ask?.given ?? read(view.answered ?? '') ?? (phaseOf(view) ? sent : null);
  const words = move && wordsOf(move, t);
  return words ? t.say(ask ? 'word-said-open' : 'word-said', { answer: words }) : null;
}
