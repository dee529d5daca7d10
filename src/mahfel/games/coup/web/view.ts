import type { Seat, View } from '$shell/protocol';

/** How the last claim of a character ended (see the ledger of claims). */
export type Ending = 'open' | 'believed' | 'shown' | 'caught' | 'past';

/** One line of a seat's ledger; numbers that are 0 are left out. */
export interface Claimed {
  what: string;
  times?: number;
  believed?: number;
  shown?: number;
  caught?: number;
  last?: Ending;
  doubter?: Seat | null;
}

export interface CoupSeat {
  coins: number;
  /** Face-down cards before the seat. */
  cards: number;
  /** Their names, where the viewer may know them. */
  hand?: string[] | null;
  lost?: string[];
  aside?: number;
  aside_cards?: string[] | null;
  party?: string;
  claims?: Claimed[];
}

/** A phase on the stack: its name and what it was put there with; what is usual is left out. */
export interface Phase {
  phase: string;
  [field: string]: unknown;
}

export interface Tokens {
  /** -1: nobody. */
  peace: Seat;
  treaty: Seat[];
  tax_holder: Seat;
  tax_role: string;
  disappear: { victim: Seat; placed_by: Seat; due?: boolean; claimed?: boolean }[];
}

export interface CoupOptions {
  box?: 'classic' | 'g54';
  reformation?: boolean;
  treasury?: 'unlimited' | 'fifty';
  [option: string]: unknown;
}

export interface CoupView extends View {
  viewer: Seat | null;
  seats: number;
  options: CoupOptions;
  /** Characters in play, and how many cards of each. */
  copies: Record<string, number>;
  /** The stack; the present phase is the last one. Empty when the game is over. */
  phases: Phase[];
  turn: Seat;
  out: Seat[];
  reserve: number;
  court: number;
  players: CoupSeat[];
  /** Cards that the viewer has seen before somebody else: whose, and which. */
  known: [Seat, string][];
  seen: string;
  answered: string | null;
  removed: string[];
  open_aside: Seat;
  tokens: Tokens;
  outcome: { winners: Seat[]; scores: number[]; reason: string } | null;
}
