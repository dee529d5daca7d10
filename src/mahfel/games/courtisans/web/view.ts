import type { Seat, View } from '$shell/protocol';
import type { Role, Status } from './court';

/** A family's column at the Queen's table: face-up cards by role; what is empty is left out. */
export interface Column {
  above?: Role[];
  below?: Role[];
}

export interface CourtisansSeat {
  /** Cards in hand. */
  hand: number;
  turns_left: number;
  /** Face-up cards of the domain, family by family. */
  domain: Role[][];
  /** Numbers of the spies that lie there. */
  spies?: number[];
}

export interface Standing {
  above: number;
  below: number;
  status: Status;
}

export interface Account {
  weights: number[];
  points: number[];
  /** Points of the white and the blue mission. */
  missions: [number, number];
  total: number;
  place: number;
  won: boolean;
}

export type ZoneKind = 'table' | 'own' | 'opponent';

export interface CourtisansView extends View {
  viewer: Seat | null;
  seats: number;
  options: { mission_noble_weight?: boolean; first_player?: string };
  phase: 'turn' | 'over';
  turn: Seat;
  starter: Seat;
  round: number;
  rounds: number;
  /** What the seat in turn has still to fill. */
  open: ZoneKind[];
  pile: number;
  aside: number;
  table: Column[];
  players: CourtisansSeat[];
  /** Face-up cards that assassins took, family by family. */
  removed: Role[][];
  /** By family and role (spies last): how many the viewer has not seen. */
  unseen: number[][];
  hand?: string[];
  missions?: string[];
  above?: number[];
  below?: number[];
  removed_spies?: number[];
  /** Families of the spies by number, at the end. */
  turned?: string[];
  shown_missions?: [string, string][];
  reckoning?: { families: Standing[]; accounts: Account[] } | null;
  outcome?: { winners: Seat[]; scores: number[]; reason: string; decided_by?: string } | null;
}
