/** What the viewer may do with a card, worked out from the view; a frame lists moves only when they are few. */
import type { Move } from '$shell/protocol';
import { cardOf } from './cards';
import type { CardId, Caravan, Colour, LutView, Side } from './view';

/** Why a card may not lie by a caravan: a text key after `why-`, and the colour it speaks of. */
export interface Why {
  key: 'second_colour' | 'colour_taken' | 'closed' | 'no_bandit' | 'not_yours';
  colour?: Colour;
}

export type Standing = 'leads' | 'level' | 'behind';

/** What comes of a card by a caravan: strength of one's side there, and how it stands. */
export interface Upshot {
  total: number;
  standing: Standing;
  /** A chief or the caravan master decides, and a bandit changes nothing about it. */
  decided: boolean;
}

export const sideOf = (view: LutView): Side => view.players[view.viewer ?? 0]?.side ?? 0;

/** The viewer's own cards. */
export const handOf = (view: LutView): readonly CardId[] =>
  view.viewer === null ? [] : (view.players[view.viewer]?.hand ?? []);

const fightersOf = (caravan: Caravan) => caravan.fighters ?? [];

/** Whether a card is laid by a caravan, and does not set out as one. */
export const needsCaravan = (card: CardId): boolean => cardOf(card).kind !== 'caravan';

/** Why that side may not lay the card there; null when it may. */
export function hindrance(view: LutView, side: Side, id: CardId, caravan: Caravan): Why | null {
  const card = cardOf(id);
  if (card.kind === 'caravan') return null;
  if (card.kind === 'karvansalar') return caravan.side === side ? null : { key: 'not_yours' };
  const own = fightersOf(caravan).find(([fighter]) => fighter === side);
  if (card.kind === 'chief') return own?.[1] === card.colour ? null : { key: 'no_bandit', colour: card.colour };
  if (own && own[1] !== card.colour) return { key: 'second_colour', colour: own[1] };
  if (!own && fightersOf(caravan).some(([, colour]) => colour === card.colour)) {
    return { key: 'colour_taken', colour: card.colour };
  }
  const topped = (caravan.top ?? null) !== null;
  return topped && view.options.bandits_after_chief === 'forbid' ? { key: 'closed' } : null;
}

/** The caravans where the viewer may lay the card. */
export function targets(view: LutView, card: CardId): Caravan[] {
  if (!needsCaravan(card)) return [];
  return view.caravans.filter((caravan) => hindrance(view, sideOf(view), card, caravan) === null);
}

/** What comes of it. */
export function upshot(view: LutView, id: CardId, caravan: Caravan): Upshot {
  const side = sideOf(view);
  const card = cardOf(id);
  const own = fightersOf(caravan).find(([fighter]) => fighter === side)?.[2] ?? 0;
  if (card.kind !== 'bandit') return { total: own, standing: 'leads', decided: false };
  const total = own + card.strength;
  if ((caravan.top ?? null) !== null) {
    return { total, standing: caravan.leader === side ? 'leads' : 'behind', decided: true };
  }
  const best = Math.max(0, ...fightersOf(caravan).map(([fighter, , strength]) => (fighter === side ? 0 : strength)));
  return { total, standing: total > best ? 'leads' : total === best ? 'level' : 'behind', decided: false };
}

/** Whether no card can be played: neither as a caravan nor at one. */
export const stuck = (view: LutView): boolean =>
  handOf(view).every((card) => needsCaravan(card) && targets(view, card).length === 0);

/** Why a card may not be thrown away: a text key after `refused-lut-`; null when it may. */
export function keeps(view: LutView, card: CardId): 'pile_left' | 'caravans_stay' | 'not_stuck' | null {
  if (!needsCaravan(card)) return 'caravans_stay';
  if (view.pile > 0) return 'pile_left';
  return view.options.discard === 'only_stuck' && !stuck(view) ? 'not_stuck' : null;
}

export const mayDraw = (view: LutView): boolean => view.pile > 0;
export const mayGiveWay = (view: LutView): boolean => view.stage === 'first';

/** The move that plays a card, by a caravan where it needs one. */
export function playing(id: CardId, caravan: number): Move {
  const card = cardOf(id);
  switch (card.kind) {
    case 'caravan':
      return { type: 'caravan', value: card.value };
    case 'bandit':
      return { type: 'bandit', colour: card.colour, strength: card.strength, caravan };
    case 'chief':
      return { type: 'chief', colour: card.colour, caravan };
    case 'karvansalar':
      return { type: 'karvansalar', caravan };
  }
}

/** All that the viewer, who is asked, may do. */
export function everyMove(view: LutView): Move[] {
  const kinds = [...new Set(handOf(view))];
  return [
    ...(mayDraw(view) ? [{ type: 'draw' }] : []),
    ...(mayGiveWay(view) ? [{ type: 'after_you' }] : []),
    ...kinds.filter((card) => !needsCaravan(card)).map((card) => playing(card, 0)),
    ...kinds.flatMap((card) => targets(view, card).map((caravan) => playing(card, caravan.id))),
    ...kinds.filter((card) => keeps(view, card) === null).map((card) => ({ type: 'discard', card })),
  ];
}
