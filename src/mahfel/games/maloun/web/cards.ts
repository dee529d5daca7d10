/** Cards by what is printed on them, and the hand as it is held. */
import type { Texts } from '$shell/texts/texts';
import type { CardId, Drink, MalounView, Player } from './view';

export const DRINKS: readonly Drink[] = ['latte', 'espresso', 'mocha', 'herbal', 'tea', 'juice'];
export const NUMBERS = [1, 2, 3, 4, 5] as const;
export const WATER = 'water';

export interface Face {
  /** Null: water. */
  drink: Drink | null;
  number: number;
  spoiled: boolean;
}

export function faceOf(card: CardId): Face {
  const found = /^([a-z]+)([1-5])(x?)$/.exec(card);
  if (!found) return { drink: null, number: 0, spoiled: false };
  return { drink: found[1] as Drink, number: Number(found[2]), spoiled: found[3] === 'x' };
}

export const healthy = (drink: Drink, number: number): CardId => `${drink}${number}`;
/** Cards of a hand in the order of the box, as moves name them. */
const rank = (card: CardId): number => {
  const { drink, number, spoiled } = faceOf(card);
  return drink === null ? 60 : DRINKS.indexOf(drink) * 10 + (number - 1) * 2 + Number(spoiled);
};
export const inOrder = (cards: readonly CardId[]): CardId[] => [...cards].sort((one, other) => rank(one) - rank(other));

export const isCrisis = ({ options }: MalounView): boolean => options.mode === 'crisis';
export const setsWanted = ({ options }: MalounView): number => options.sets ?? 2;
export const positivesWanted = ({ options }: MalounView): number => options.positives_to_win ?? 4;

export function mine(view: MalounView): Player | null {
  return view.viewer === null ? null : (view.players[view.viewer] ?? null);
}
export const handOf = (view: MalounView): readonly CardId[] => mine(view)?.hand ?? [];
export const holds = (view: MalounView, permanent: string): boolean =>
  mine(view)?.permanents?.includes(permanent) ?? false;

export const nameOf = (card: CardId, t: Texts): string => t.say(`card-${card}`);
export const drinkNames = (drinks: readonly Drink[], t: Texts): string =>
  t.list(drinks.map((drink) => t.say(`drink-${drink}`)));
export const letterOf = (drink: Drink | null, t: Texts): string => t.say(`letter-${drink ?? WATER}`);

/** The colour of a drink: one of the house's. */
export const hueOf = (drink: Drink | null): string =>
  drink === null || drink === 'espresso' ? (drink === null ? 'var(--turquoise)' : '#6b4a35') : `var(--${HUES[drink]})`;

const HUES: Record<Exclude<Drink, 'espresso'>, string> = {
  latte: 'sand',
  mocha: 'violet',
  herbal: 'pistachio',
  tea: 'pomegranate',
  juice: 'saffron',
};
