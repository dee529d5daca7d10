import type { Seat, View } from '$shell/protocol';

/** "L1" … "L10", "P1" … "P3", "faux_pas", "passe", "scandale". */
export type StatusId = string;

export interface Player {
  /** What perfect memory knows; the screen shows only what its viewer may be reminded of (see `purse.ts`). */
  hand: number[];
  hand_count: number;
  /** Hand and bid together. */
  money: number;
  bid: number[];
  bid_total: number;
  passed: boolean;
  owned: StatusId[];
  pending_faux_pas: boolean;
}

export interface Line {
  kind: 'luxury' | 'passe' | 'double' | 'half';
  cards?: StatusId[];
  /** The status after this line, in points. */
  value?: number;
}

export interface Account {
  seat: Seat;
  money: number;
  cast_out: boolean;
  lines: Line[];
  status: number;
  place: number | null;
  won: boolean;
}

export type Decision = 'status' | 'money' | 'luxury' | 'shared' | 'last_standing' | 'nobody';

export interface HighSocietyOptions {
  tie_break: 'luxury' | 'shared';
  all_tied: 'nobody_wins' | 'nobody_out';
  money_memory_aid: boolean;
  first_player: 'random' | 'host';
}

export interface HighSocietyView extends View {
  viewer: Seat | null;
  seats: number;
  options: HighSocietyOptions;
  phase: 'auction' | 'sacrifice' | 'over';
  turn: Seat;
  card: StatusId;
  dark: number;
  deck_left: number;
  revealed: StatusId[];
  high: number;
  leader: Seat | null;
  /** The least total that would beat the highest bid. */
  least: number;
  starter: Seat;
  players: Player[];
  discarded: StatusId[];
  reckoning: Account[] | null;
  outcome: { winners: Seat[]; scores: number[]; reason: string; decided_by: Decision } | null;
}
