/** The one sentence under the hall: what is asked of the viewer, or who is waited for. */
import type { AskCard } from '$shell/protocol';
import type { Texts } from '$shell/texts/texts';
import { label } from './consequence';
import type { Choice } from './legal';
import type { CourtisansView } from './view';

/** What the viewer is in the middle of choosing. */
export interface Choosing {
  card: string | null;
  /** The opponent is still to be named. */
  whose: boolean;
  /** Everything that is chosen, once it is. */
  ready: Choice | null;
}

export function promptOf(view: CourtisansView, ask: AskCard | null, { card, whose, ready }: Choosing, t: Texts): string {
  if (view.phase === 'over') return t.say('end-hands_empty');
  if (!ask) return t.say('wait-place', { seat: t.name(view.turn) });
  if (card === null) return t.sayFirst([`ask-${ask.text}`, `ask-${ask.kind}`]);
  if (ready) return label(ready, t);
  return whose ? t.say('word-whose') : t.say('word-where-card', { card: t.say(`card-${card}`) });
}
