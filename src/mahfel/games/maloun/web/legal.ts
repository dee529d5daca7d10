/** What a viewer can choose, worked out from the view; the server decides. */
import type { Move, Seat } from '$shell/protocol';
import { DRINKS, NUMBERS, WATER, faceOf, handOf, healthy, holds, inOrder, isCrisis, mine } from './cards';
import type { CardId, Drink, MalounView } from './view';

/** How many drinks a request of the viewer may name. */
export const mostDrinks = (view: MalounView): number => (holds(view, 'triple_order') ? 3 : 2);
export const mayNumber = (view: MalounView): boolean => holds(view, 'numbered_order');

export function request(drinks: readonly Drink[], numbered: Drink | null = null, number: number | null = null): Move {
  return { type: 'request', drinks: DRINKS.filter((drink) => drinks.includes(drink)), numbered, number };
}

export type WhyNot = 'offer_water' | 'offer_spoiled' | 'offer_unnamed' | 'offer_number';

/** Why a card of the hand cannot be offered now; null when it can. */
export function whyNotOffer(view: MalounView, card: CardId): WhyNot | null {
  const { drink, number, spoiled } = faceOf(card);
  if (drink === null) return 'offer_water';
  if (isCrisis(view) || mine(view)?.role === 'maloun') return null;
  if (spoiled) return 'offer_spoiled';
  const order = view.request;
  if (!order?.drinks.includes(drink)) return 'offer_unnamed';
  return order.numbered === drink && order.number !== number ? 'offer_number' : null;
}

/** How many cards may be burnt by a question, both ends included. */
export function burnBounds(view: MalounView, kind: string): [least: number, most: number] {
  const held = handOf(view).length;
  if (kind === 'clean_out') return [0, Math.min(3, held)];
  if (kind === 'trim') {
    const count = held - (view.options.hand_limit ?? 0);
    return [count, count];
  }
  return [Math.min(1, held), Math.min(holds(view, 'big_bin') ? 2 : 1, held)];
}

/** How many of the offers are taken at once: two to compare with the reward for it. */
export const pickCount = (view: MalounView): number => ((view.offers ?? 0) > 1 && holds(view, 'fine_palate') ? 2 : 1);

export interface Buildable {
  drink: Drink;
  /** Numbers of which a healthy card is held. */
  held: number[];
  missing: number[];
  waters: number;
  /** Water can fill what is missing, and one real card is there. */
  ready: boolean;
}

/** Each drink as a set in the making. */
export function buildables(view: MalounView): Buildable[] {
  const hand = handOf(view);
  const waters = hand.filter((card) => card === WATER).length;
  return DRINKS.map((drink) => {
    const held = NUMBERS.filter((number) => hand.includes(healthy(drink, number)));
    const missing = NUMBERS.filter((number) => !held.includes(number));
    return { drink, held, missing, waters, ready: held.length > 0 && missing.length <= waters };
  });
}

/** Whether water may stand for exactly these numbers in a set. */
export function fills({ held, missing, waters }: Buildable, water: readonly number[]): boolean {
  return held.length > 0 && missing.every((n) => water.includes(n)) && water.length <= waters && water.length < 5;
}

export const building = (drink: Drink, water: readonly number[]): Move => ({
  type: 'build',
  drink,
  water: [...water].sort((one, other) => one - other),
});

/** Everybody after the viewer, clockwise. */
export function others(view: MalounView): Seat[] {
  const me = view.viewer ?? -1;
  return Array.from({ length: view.seats }, (_, k) => (me + 1 + k) % view.seats).filter((seat) => seat !== me);
}

/** Whom the viewer may choose by a question. */
export function seatsFor(view: MalounView, kind: string): Seat[] {
  if (kind === 'vote') return others(view).filter((seat) => !view.runoff?.length || view.runoff.includes(seat));
  if (kind === 'accuse') return others(view);
  return others(view).filter((seat) => (view.players[seat]?.cards ?? 0) > 0);
}

/** Crisis: whose hands a positive card opens. */
export const robbable = (view: MalounView): Seat[] =>
  isCrisis(view) && (mine(view)?.positives ?? 0) > 0 ? seatsFor(view, 'spend') : [];

function subsets<T>(all: readonly T[], size: number, from = 0): T[][] {
  if (size === 0) return [[]];
  return all.slice(from).flatMap((one, at) => subsets(all, size - 1, from + at + 1).map((rest) => [one, ...rest]));
}

const burn = (cards: readonly CardId[]): Move => ({ type: 'burn', cards: inOrder(cards) });

function everyBuild(view: MalounView): Move[] {
  return buildables(view).flatMap((it) =>
    [0, 1, 2, 3, 4].flatMap((size) =>
      subsets(NUMBERS, size).flatMap((water) => (fills(it, water) ? [building(it.drink, water)] : [])),
    ),
  );
}

function everyRequest(view: MalounView): Move[] {
  return Array.from({ length: mostDrinks(view) }, (_, k) => k + 1).flatMap((count) =>
    subsets(DRINKS, count).flatMap((drinks) => [
      request(drinks),
      ...(mayNumber(view) ? drinks.flatMap((drink) => NUMBERS.map((n) => request(drinks, drink, n))) : []),
    ]),
  );
}

function everyBurn(view: MalounView, kind: string): Move[] {
  const [least, most] = burnBounds(view, kind);
  const found = new Map<string, Move>();
  for (let count = least; count <= most; count += 1)
    for (const cards of subsets(handOf(view), count)) found.set(inOrder(cards).join('+'), burn(cards));
  return [...found.values()];
}

/** Every move that answers a question; what the board offers, and what tests compare with the engine. */
export function everyMove(view: MalounView, kind: string): Move[] {
  const hand = [...new Set(handOf(view))];
  const seats = () => seatsFor(view, kind);
  const look = [...new Set(view.look ?? [])];
  switch (kind) {
    case 'turn': {
      const places = robbable(view).flatMap((seat) =>
        Array.from({ length: view.players[seat]?.cards ?? 0 }, (_, k) => ({ type: 'spend', seat, place: k + 1 })),
      );
      return [...everyBuild(view), ...everyRequest(view), ...everyBurn(view, kind), ...places];
    }
    case 'build':
    case 'last_call':
      return [{ type: 'wait' }, ...everyBuild(view)];
    case 'offer':
      return [
        { type: 'decline' },
        ...hand.filter((card) => whyNotOffer(view, card) === null).map((card) => ({ type: 'offer', card })),
      ];
    case 'pick': {
      const places = Array.from({ length: view.offers ?? 0 }, (_, k) => k + 1);
      return [...subsets(places, pickCount(view)).map((at) => ({ type: 'pick', places: at })), ...everyBuild(view)];
    }
    case 'compare':
    case 'back_shelf':
      return look.map((card) => ({ type: 'keep', card }));
    case 'clean_out':
    case 'trim':
      return everyBurn(view, kind);
    case 'tasting':
      return seats().map((seat) => ({ type: 'choose', seat }));
    case 'counter_swap':
      return seats().flatMap((seat) => hand.map((card) => ({ type: 'swap', seat, card })));
    case 'deck':
      return [null, 'reshuffle', 'stop'].map((what) => ({ type: 'prefer', what }));
    case 'step':
      return [{ type: 'continue' }, ...(mine(view)?.role === 'maloun' ? [{ type: 'reveal' }] : [])];
    case 'discuss':
      return [{ type: 'ready' }];
    case 'vote':
      return [null, ...seats()].map((seat) => ({ type: 'vote', seat }));
    case 'accuse':
      return seats().map((seat) => ({ type: 'accuse', seat }));
    default:
      return [];
  }
}
