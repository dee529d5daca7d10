/** The answers that an ask allows, sorted by the way they are given. */
import type { AskCard, Move, Seat } from '$shell/protocol';
import { present } from './stack';
import type { CoupView } from './view';

export interface CardTask {
  type: 'lose' | 'show' | 'keep';
  hand: readonly string[];
  count: number;
  /** Characters that can be claimed with the loss. */
  claims: string[];
}

export interface Answers {
  /** Said with one press: doubt, let pass, block, prove, decide. */
  verbs: Move[];
  cards: CardTask | null;
  seats: Seat[];
  roles: string[];
}

const ORDER = ['prove', 'doubt', 'block', 'decide', 'allow'];
const VERBS = new Set(ORDER);

const rank = (move: Move) => ORDER.indexOf(move.type);

function words(moves: Move[], field: string): string[] {
  return [...new Set(moves.map((move) => move[field]).filter((word): word is string => typeof word === 'string'))];
}

/** Cards that are kept; where there are many ways they are not sent, but the number to keep is public. */
function keeping(view: CoupView, hand: readonly string[]): number {
  const count = present(view)?.['count'];
  return typeof count === 'number' ? hand.length - count : 1;
}

export function answersOf(view: CoupView, ask: AskCard): Answers {
  const hand = view.viewer === null ? [] : (view.players[view.viewer]?.hand ?? []);
  const moves = (ask.moves ?? []).map((labelled) => labelled.move);
  const of = (type: string) => moves.filter((move) => move.type === type);
  const lose = of('lose');
  const task = (type: CardTask['type'], count: number): CardTask => ({
    type,
    hand,
    count,
    claims: words(lose, 'claim'),
  });
  return {
    verbs: moves.filter((move) => VERBS.has(move.type)).sort((one, other) => rank(one) - rank(other)),
    cards:
      ask.kind === 'keep'
        ? task('keep', keeping(view, hand))
        : lose.length > 0
          ? task('lose', 1)
          : of('show').length > 0
            ? task('show', 1)
            : null,
    seats: of('choose').map((move) => move['seat'] as Seat),
    roles: words(of('mark'), 'role'),
  };
}

/** What is said when these cards are chosen. */
export function cardMove(task: CardTask, chosen: readonly number[], claim: string | null): Move | null {
  const cards = chosen.map((place) => task.hand[place]).filter((card) => card !== undefined);
  const first = cards[0];
  if (cards.length !== task.count || first === undefined) return null;
  if (task.type === 'keep') return { type: 'keep', cards: [...cards].sort() };
  if (task.type === 'show') return { type: 'show', card: first };
  return claim === null ? { type: 'lose', card: first } : { type: 'lose', card: first, claim };
}
