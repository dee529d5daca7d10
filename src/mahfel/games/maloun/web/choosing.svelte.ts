/** What the viewer has chosen so far; nothing of it is a move yet. */
import type { Seat } from '$shell/protocol';
import { burnBounds, mostDrinks, pickCount } from './legal';
import type { Drink, MalounView } from './view';

export interface Chosen {
  drinks: readonly Drink[];
  numbered: { drink: Drink; number: number } | null;
  /** Places in the hand. */
  cards: readonly number[];
  /** Places among the offers, from 1. */
  places: readonly number[];
  seat: Seat | null;
  /** Place among the cards that are looked at. */
  look: number | null;
  /** The Malʿoun is about to show the card. */
  revealing: boolean;
}

export const NOTHING: Chosen = { drinks: [], numbered: null, cards: [], places: [], seat: null, look: null, revealing: false };

/** Adds or takes away; beyond `most` the oldest gives way. */
export function toggled<T>(all: readonly T[], one: T, most: number): T[] {
  return all.includes(one) ? all.filter((it) => it !== one) : [...all, one].slice(-Math.max(1, most));
}

export function choosing(view: () => MalounView, kind: () => string) {
  let now = $state<Chosen>(NOTHING);
  return {
    get now(): Chosen {
      return now;
    },
    /** A new decision; in one's turn the two drinks of the default are named, so that one press asks for them. */
    begin(drinks: readonly Drink[]): void {
      now = { ...NOTHING, drinks };
    },
    drink(drink: Drink): void {
      const drinks = toggled(now.drinks, drink, mostDrinks(view()));
      const numbered = now.numbered && drinks.includes(now.numbered.drink) ? now.numbered : null;
      now = { ...now, drinks, numbered, cards: [] };
    },
    number(drink: Drink, number: number | null): void {
      now = { ...now, numbered: number === null ? null : { drink, number }, cards: [] };
    },
    card(at: number): void {
      const most = ['turn', 'clean_out', 'trim'].includes(kind()) ? burnBounds(view(), kind())[1] : 1;
      now = { ...now, cards: toggled(now.cards, at, most) };
    },
    place(place: number): void {
      now = { ...now, places: toggled(now.places, place, pickCount(view())) };
    },
    seat(seat: Seat): void {
      now = { ...now, seat: now.seat === seat ? null : seat };
    },
    look(at: number): void {
      now = { ...now, look: at };
    },
    reveal(): void {
      now = { ...now, revealing: true };
    },
    /** Takes back the last choice; false when there is none. */
    back(): boolean {
      const { cards, places, seat, look, revealing, numbered, drinks } = now;
      if (cards.length > 0) now = { ...now, cards: [] };
      else if (seat !== null) now = { ...now, seat: null };
      else if (places.length > 0) now = { ...now, places: [] };
      else if (look !== null) now = { ...now, look: null };
      else if (revealing) now = { ...now, revealing: false };
      else if (numbered !== null) now = { ...now, numbered: null };
      else if (drinks.length > 0) now = { ...now, drinks: [] };
      else return false;
      return true;
    },
  };
}

export type Choosing = ReturnType<typeof choosing>;
