/** Cards in words, for screen readers and small places. */
import type { Texts } from '$shell/texts/texts';
import { familyAt, ROLES, type AnyRole } from './court';
import type { Lying, Place } from './hall';

const ORDER: readonly AnyRole[] = [...ROLES, 'spy'];

/** Cards that are alike put together, in the order of the roles. */
export function piles(cards: readonly Lying[]): Lying[][] {
  return ORDER.map((role) => cards.filter((card) => card.role === role)).filter((pile) => pile.length > 0);
}

/** "noble ×2, guard"; nothing yet when there is none. */
export function cardWords(cards: readonly Lying[], t: Texts): string {
  const words = piles(cards).map((pile) => {
    const role = t.say(`role-${pile[0]?.role ?? 'plain'}`);
    return pile.length > 1 ? t.say('word-cards', { card: role, n: pile.length }) : role;
  });
  return words.length > 0 ? t.list(words) : t.say('word-nothing-yet');
}

export function spyWords(spies: readonly number[], t: Texts): string {
  return spies.length > 0 ? t.list(spies.map((n) => t.say('word-spy-number', { n }))) : '';
}

/** All of a domain, family by family. */
export function placeWords(place: Place, t: Texts): string {
  const rows = place.families.flatMap((cards, family) =>
    cards.length > 0 ? [`${t.say(`family-${familyAt(family)}`)}: ${cardWords(cards, t)}`] : [],
  );
  const spies = spyWords(place.spies, t);
  return [...rows, ...(spies ? [spies] : [])].join('; ') || t.say('word-nothing-yet');
}

/** A number with its sign; zero has none. */
export const signed = (n: number, t: Texts): string => (n > 0 ? `+${t.num(n)}` : n < 0 ? `−${t.num(-n)}` : t.num(0));
