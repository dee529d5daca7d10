/** The cards of Lut: what an id says, and the order in which a hand is held. */
import type { Texts } from '$shell/texts/texts';
import type { CardId, Colour } from './view';

export const COLOURS: readonly Colour[] = ['wolf', 'hawk', 'viper', 'fox'];

export type Card =
  | { kind: 'caravan'; value: number }
  | { kind: 'bandit'; colour: Colour; strength: number }
  | { kind: 'chief'; colour: Colour }
  | { kind: 'karvansalar' };

/** What a card is. An id that is no card reads as the caravan master; none is ever sent. */
export function cardOf(id: CardId): Card {
  const gang = COLOURS.find((colour) => id.startsWith(colour));
  if (gang !== undefined) {
    return id.endsWith('_chief')
      ? { kind: 'chief', colour: gang }
      : { kind: 'bandit', colour: gang, strength: Number(id.slice(gang.length)) };
  }
  return /^C\d$/.test(id) ? { kind: 'caravan', value: Number(id.slice(1)) } : { kind: 'karvansalar' };
}

/** Every kind of card as a hand is held: caravans, each gang with its chief at the end, the caravan master. */
export const ORDER: readonly CardId[] = [
  ...[2, 3, 4, 5, 6, 7, 8].map((value) => `C${value}`),
  ...COLOURS.flatMap((colour) => [...[1, 2, 3, 4].map((strength) => `${colour}${strength}`), `${colour}_chief`]),
  'karvansalar',
];

export interface Stack {
  card: CardId;
  count: number;
}

/** Cards of one kind are one stack, so that a large hand stays in sight. */
export function stacks(hand: readonly CardId[]): Stack[] {
  return ORDER.map((card) => ({ card, count: hand.filter((held) => held === card).length })).filter(
    ({ count }) => count > 0,
  );
}

/** Cut into so many rows as are needed, each as long as the others or one shorter. */
export function rows<T>(items: readonly T[], most: number): T[][] {
  const count = Math.max(1, Math.ceil(items.length / most));
  const length = Math.ceil(items.length / count);
  return Array.from({ length: count }, (_, row) => items.slice(row * length, (row + 1) * length));
}

/** The letter on a card, empty on a caravan. */
export function letterOf(id: CardId, t: Texts): string {
  const card = cardOf(id);
  if (card.kind === 'caravan') return '';
  return t.say(card.kind === 'karvansalar' ? 'card-letter-karvansalar' : `colour-letter-${card.colour}`);
}

/** The number on a card: coins or strength; none on those that outdo every number. */
export function numberOf(id: CardId): number | null {
  const card = cardOf(id);
  if (card.kind === 'caravan') return card.value;
  return card.kind === 'bandit' ? card.strength : null;
}

/** Its colour on paper, as a class: see `Face.svelte`. */
export function hueOf(id: CardId): Colour | 'sand' | 'gold' {
  const card = cardOf(id);
  if (card.kind === 'caravan') return 'sand';
  return card.kind === 'karvansalar' ? 'gold' : card.colour;
}

/** What a card does, in a sentence. */
export function helpOf(id: CardId, t: Texts): string {
  const card = cardOf(id);
  const colour = 'colour' in card ? t.say(`colour-${card.colour}`) : '';
  return t.say(`card-help-${card.kind}`, { colour, value: numberOf(id) ?? 0, strength: numberOf(id) ?? 0 });
}

const RULES = { caravan: 'lut-4.5', bandit: 'lut-5.2', chief: 'lut-6.1', karvansalar: 'lut-6.3' } as const;

/** The paragraph of the rulebook about a card. */
export const ruleOf = (id: CardId): string => RULES[cardOf(id).kind];
