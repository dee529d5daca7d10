/** The sentences under the road: what is asked, what a card would do, and what stands in its way. */
import type { AskCard, Frame } from '$shell/protocol';
import type { Texts } from '$shell/texts/texts';
import { cardOf } from './cards';
import { upshot, targets, type Upshot, type Why } from './legal';
import { partnerOf } from './sides';
import type { CardId, Caravan, LutView } from './view';

export const nameOf = (card: CardId, t: Texts): string => t.say(`card-${card}`);

/** What is asked of the viewer, or the card that is chosen; otherwise who is waited for. */
export function promptOf(frame: Frame, view: LutView, ask: AskCard | null, card: CardId | null, t: Texts): string {
  if (card !== null) return `\u2068${nameOf(card, t)}\u2069`;
  if (ask) return t.sayFirst([`ask-${ask.text}`, `ask-${ask.kind}`]);
  const seat = frame.waiting[0]?.seat ?? view.turn;
  return t.say('wait-act', { seat: t.name(seat) });
}

/** Whether the viewer acts as soon as the partner has. */
export function actsNext(view: LutView): boolean {
  return view.viewer !== null && view.turn === partnerOf(view) && view.stage !== 'second';
}

/** What is to be done with the chosen card now. */
export function advice(view: LutView, card: CardId, t: Texts): string {
  const { kind } = cardOf(card);
  if (kind === 'caravan') return t.say('move-caravan-hint');
  if (view.caravans.length === 0) return t.say('word-road-empty');
  return targets(view, card).length === 0 ? t.say('move-no-place') : t.say(`move-${kind}-hint`);
}

/** What comes of a card by a caravan, in a few words. */
export function outcome({ total, standing, decided }: Upshot, kind: string, t: Texts): string {
  if (kind !== 'bandit') return t.say('then-leads');
  return t.say(decided ? 'then-decided' : `then-${standing}-with`, { total });
}

/** The same as a whole line, with the caravan it happens to. */
export function consequence(view: LutView, card: CardId, caravan: Caravan, t: Texts): string {
  const words = outcome(upshot(view, card, caravan), cardOf(card).kind, t);
  return t.say('move-then', { caravan: caravan.id, then: words });
}

/** Why a card may not lie there, short enough for the caravan itself. */
export function whyNot(why: Why, t: Texts): string {
  return t.say(`why-${why.key}`, { colour: why.colour ? t.say(`colour-${why.colour}`) : '' });
}

/** The verb for a card: "Lay Wolf 3". */
export function verbOf(id: CardId, t: Texts): string {
  const card = cardOf(id);
  if (card.kind === 'caravan') return t.say('move-caravan', { value: card.value });
  return t.say(`move-${card.kind}`, { card: nameOf(id, t) });
}
