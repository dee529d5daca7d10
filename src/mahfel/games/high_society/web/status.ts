import type { Arch } from '$shell/cards/arch';
import type { Drawing } from '$shell/cards/emblem';
import type { Texts } from '$shell/texts/texts';
import { DISGRACES } from './emblems/disgraces';
import { HONOURS } from './emblems/honours';
import { LUXURIES } from './emblems/luxuries';
import type { StatusId } from './view';

export type Kind = 'luxury' | 'prestige' | 'disgrace';

const ARCHES: Record<Kind, Arch> = { luxury: 'whole', prestige: 'starred', disgrace: 'cracked' };
const DRAWINGS: Record<StatusId, Drawing> = { ...LUXURIES, ...HONOURS, ...DISGRACES };
const BLANK: Drawing = { grid: 64, strokes: [] };

/** All sixteen, in the order of their numbers. */
export const STATUS: readonly StatusId[] = Object.keys(DRAWINGS);

export function kindOf(card: StatusId): Kind {
  if (card in LUXURIES) return 'luxury';
  return card in HONOURS ? 'prestige' : 'disgrace';
}

/** A disgrace turns the auction round: the first to pass takes it. */
export const isReverse = (card: StatusId | null): boolean => card !== null && card in DISGRACES;

/** The dark edge is a matter of its own: all prestige cards have it, and of the disgraces only Scandale. */
export const hasDarkEdge = (card: StatusId): boolean => card in HONOURS || card === 'scandale';

/** 1 to 10 of a luxury, 0 of the others. */
export const worthOf = (card: StatusId): number => (card in LUXURIES ? Number(card.slice(1)) : 0);

export const archOf = (card: StatusId): Arch => ARCHES[kindOf(card)];
export const drawingOf = (card: StatusId): Drawing => DRAWINGS[card] ?? BLANK;

export const nameOf = (card: StatusId, t: Texts): string => t.say(`card-${card}`);

/** The short value in its corner: "7", "×2", "½". */
export function markOf(card: StatusId, t: Texts): string {
  const kind = kindOf(card);
  return t.say(`card-value-${kind === 'disgrace' ? card : kind}`, { n: worthOf(card) });
}

/** How a card is called aloud, value included. */
export function labelOf(card: StatusId, t: Texts): string {
  const name = nameOf(card, t);
  const kind = kindOf(card);
  return kind === 'luxury'
    ? t.say('card-label-luxury', { card: name, n: worthOf(card) })
    : t.say('card-label', { card: name, kind: t.say(`card-kind-${kind}`) });
}

/** What a card does, in one sentence. */
export function helpOf(card: StatusId, t: Texts): string {
  const kind = kindOf(card);
  return t.say(`card-help-${kind === 'disgrace' ? card : kind}`, { n: worthOf(card) });
}
