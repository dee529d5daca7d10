import type { Seat, View } from '$shell/protocol';

/** A side: a seat that plays alone, or a team of two, counted from 0. */
export type Side = number;
export type Colour = 'wolf' | 'hawk' | 'viper' | 'fox';
/** "C2" … "C8", "wolf1" … "fox4", "wolf_chief" …, "karvansalar". */
export type CardId = string;

/** A side in a siege: its colour there and the sum of its bandits. */
export type Fighter = readonly [side: Side, colour: Colour, strength: number];
/** A card by a caravan, and who laid it. */
export type Lying = readonly [seat: Seat, card: CardId];

/** A caravan on the road; what is usual (nobody leads, nothing lies there) is left out. */
export interface Caravan {
  id: number;
  value: number;
  seat: Seat;
  side: Side;
  /** The side that would plunder it now; nobody when several are equally strong. */
  leader?: Side | null;
  fighters?: Fighter[];
  cards?: Lying[];
  /** The place in `cards` of the chief or caravan master that decides. */
  top?: number | null;
}

export interface Player {
  side: Side;
  count: number;
  hand?: CardId[] | null;
}

export interface SideView {
  seats: Seat[];
  /** Everybody saw these when they were taken; what the screen shows of them is said by `booty.ts`. */
  booty: number[];
}

export interface OpenCaravan {
  caravan: number;
  value: number;
  fate: 'awarded' | 'tied' | 'lost';
  side: Side | null;
}

export interface Account {
  side: Side;
  seats: Seat[];
  booty: number[];
  awarded: number[];
  unplayed: number[];
  total: number;
  place: number;
  won: boolean;
}

export interface Reckoned {
  caravans: OpenCaravan[];
  accounts: Account[];
  winners: Seat[];
  decided_by: 'coins' | 'shared';
}

export interface LutOptions {
  teams?: boolean;
  end_open_caravans?: 'award' | 'lost';
  bandits_after_chief?: 'allow' | 'forbid';
  discard?: 'free' | 'only_stuck';
  partners_see_hands?: boolean;
  show_booty?: boolean;
  first_player?: 'random' | 'host';
}

export interface LutView extends View {
  viewer: Seat | null;
  seats: number;
  options: LutOptions;
  phase: 'raid' | 'over';
  stage: 'alone' | 'first' | 'instead' | 'second';
  turn: Seat;
  starter: Seat;
  pile: number;
  played: number;
  players: Player[];
  sides: SideView[];
  caravans: Caravan[];
  discarded: Record<CardId, number>;
  reckoning: Reckoned | null;
  outcome: { winners: Seat[]; scores: number[]; reason: string } | null;
}
