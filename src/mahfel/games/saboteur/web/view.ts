import type { Seat, View } from '$shell/protocol';

export const TOOLS = ['lamp', 'cart', 'pick'] as const;
export type Tool = (typeof TOOLS)[number];

/** The three goals as one sees them, from the top. */
export const PLACES = ['top', 'middle', 'bottom'] as const;
export type Place = (typeof PLACES)[number];

export type Role = 'miner' | 'saboteur';

/** A face-up card of the mine: column, row, card, turned by half a turn, lit mouths (top 1, right 2, bottom 4, left 8). */
export type Cell = [x: number, y: number, card: string, turned: boolean, light: number];

/** What everybody has seen a seat do in this round. */
export interface Deeds {
  helped?: number;
  hindered?: number;
  broke?: Seat[];
  mended?: Seat[];
}

/** One seat as everybody sees it; what is nothing is left out. */
export interface Player {
  hand?: number;
  down?: number;
  broken?: Tool[];
  /** Goals it has looked at on a map in this round. */
  looked?: Place[];
  deeds?: Deeds;
  /** Gold cards, those that were paid openly among them. */
  gold?: number;
  paid?: number[];
  loose?: number;
}

/** A round that is over. */
export interface Story {
  finder: Seat | null;
  treasure: Place;
  saboteurs: Seat[];
  aside: Role;
  /** Gold cards each seat got. */
  cards: number[];
}

/** Gold that the viewer handed on in round `n`: these seats have these worths together. */
export interface Lot {
  n: number;
  seats: Seat[];
  gold: number[];
}

/** The end of one seat, in nuggets; `place` 1 is best. */
export interface Account {
  seat: Seat;
  nuggets: number;
  place: number;
  gold?: number[];
  loose?: number;
  won?: boolean;
}

export interface SaboteurOptions {
  rounds?: number;
  hidden_goal_is_open?: boolean;
  [option: string]: unknown;
}

export interface SaboteurView extends View {
  viewer: Seat | null;
  seats: number;
  options: SaboteurOptions;
  phase: 'turn' | 'draft' | 'over';
  /** The round, from 1. */
  n: number;
  turn: Seat;
  starter: Seat;
  pile: number;
  /** Face-up discards, how many of each card. */
  up: Record<string, number>;
  mine: Cell[];
  /** Goals that everybody knows, `''` the others. */
  goals: [string, string, string];
  players: Player[];
  role: '' | Role;
  hand: string[];
  /** Goals that the viewer saw on maps, `''` the others. */
  maps: [string, string, string];
  discarded: string[];
  gold: number[];
  lots: Lot[];
  /** Gold cards to choose from. */
  pool: number[];
  gold_pile: number;
  queue: Seat[];
  stories: Story[];
  reckoning: Account[] | null;
  outcome: { winners: Seat[]; scores: number[]; reason: string } | null;
}

/** How many rounds are played. */
export const rounds = (view: SaboteurView): number => view.options.rounds ?? 3;

/** The tools of a seat that are broken. */
export const brokenOf = (view: SaboteurView, seat: Seat): readonly Tool[] => view.players[seat]?.broken ?? [];
