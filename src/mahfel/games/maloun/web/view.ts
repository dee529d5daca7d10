import type { Seat, View } from '$shell/protocol';

export type Drink = 'latte' | 'espresso' | 'mocha' | 'herbal' | 'tea' | 'juice';
/** "tea3" is healthy, "tea3x" spoiled; "water". */
export type CardId = string;
export type Role = 'barista' | 'maloun';

export interface LaidSet {
  drink: Drink;
  /** The numbers that water stands for. */
  water?: number[];
}

export interface Player {
  cards: number;
  hand?: CardId[] | null;
  sets?: LaidSet[];
  permanents?: string[];
  positives?: number;
  role?: Role | '';
}

export interface Order {
  drinks: Drink[];
  numbered?: Drink | null;
  number?: number | null;
}

/** One line of the notebook: `numbered` is "tea3" where a number was named. */
export interface Note {
  drinks: Drink[];
  donors: Seat[];
  cards: CardId[];
  numbered?: string;
  bad?: boolean;
}

export interface MalounOptions {
  mode?: 'normal' | 'crisis';
  sets?: number;
  hand?: number;
  hand_limit?: number;
  positives_to_win?: number;
}

/** What is at its default is left out by the server. */
export interface MalounView extends View {
  viewer: Seat | null;
  seats: number;
  options: MalounOptions;
  phase: string;
  phases: { phase: string; seat?: Seat }[];
  turn: Seat;
  deck: number;
  burnt: number;
  players: Player[];
  rewards?: number;
  reshuffles?: number;
  request?: Order | null;
  donors?: Seat[];
  offers?: number;
  offered?: CardId;
  answered?: string;
  look?: CardId[];
  ready?: Drink[];
  notebook?: Note[];
  suspects?: Seat[];
  known?: [Seat, CardId][];
  negatives?: number;
  negative_cap?: number;
  positive_deck?: number;
  finisher?: Seat | null;
  accused?: Seat | null;
  tally?: number[];
  abstained?: number;
  runoff?: Seat[];
  outcome?: { winners: Seat[]; scores: number[]; reason: string; decided_by?: string } | null;
}
