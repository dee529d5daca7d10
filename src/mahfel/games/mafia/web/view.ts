/** What a viewer is shown of Mafia, as `view.py` says it; fields at their default may be absent. */
import type { Seat, View } from '$shell/protocol';

export type Side = 'mafia' | 'city' | 'independent';

export interface Status {
  kind: string;
  until: number;
  by?: Seat;
  word?: string;
}

export interface Note {
  cycle: number;
  kind: string;
  about?: Seat[];
  word?: string;
}

export interface PlayerView {
  /** How they left; absent for who is there. */
  cause?: string;
  left?: number;
  /** As which one they left, 1 first. */
  order?: number;
  told?: string;
  role?: string;
  side?: string;
  dealt?: string;
  returned?: boolean;
  marks?: Status[];
  /** For who leads the table alone: vests that are left, and whether the powers are gone. */
  vest?: number;
  stripped?: boolean;
}

/** A moment, who, the ability, at whom, the role that was named, what it came to. */
export type LineView = readonly [number, Seat, string, readonly Seat[], string, string];
/** In place of an ability: might have acted, and did not. */
export const RESTED = 'rest';

export interface Own {
  role: string;
  side: Side;
  dealt: string;
  stripped?: boolean;
  used?: [string, number][];
  own_used?: [string, number][];
  last?: [string, number, Seat[]][];
  named?: [Seat, string][];
  statuses?: Status[];
  notes?: Note[];
  answered?: string;
  shot_at?: boolean;
}

/** One phase of the stack; all of them are public. */
export interface PhaseView {
  phase: string;
  [field: string]: unknown;
}

export interface MafiaView extends View {
  seats: number;
  options: Record<string, unknown>;
  now: number;
  starter: Seat;
  step: number;
  players: PlayerView[];
  roles: [string, number][];
  you: Own | null;
  met: Seat[];
  team: Seat[];
  carrier: Seat | null;
  proposals: [Seat, Seat][];
  cards_left: number;
  cards_gone: string[];
  signs: [string, number][];
  inquiries: number;
  inquired: number;
  quiet: number;
  challenged: Seat[];
  /** At whom each seat has pointed, and whom it has covered, last; -1 nobody. */
  points: Seat[];
  covers: Seat[];
  /** Who openly came out against whom, packed: for bots. */
  ledger: string;
  /** How many of the mafia, the city and the independents had left, each time that was told. */
  counted: [number, number, number][];
  /** Whom the table has sent away and who leaves at the next turn of the game. */
  going?: Seat[];
  /** Who is away and not counted where hands are. */
  missing?: Seat[];
  chronicle?: { chosen?: LineView[]; came_to?: LineView[] };
  phases: PhaseView[];
  outcome?: { winners: Seat[]; scores: number[]; reason: string; decided_by?: string } | null;
}

/** The number of the present day and of the night after it. */
export const cycleOf = (moment: number): number => moment >> 1;
/** Whether a moment is a night. */
export const isNight = (moment: number): boolean => (moment & 1) === 1;

/** What goes on now; null when the game is over. */
export const topOf = (view: MafiaView): PhaseView | null => view.phases[view.phases.length - 1] ?? null;

export const isAlive = (view: MafiaView, seat: Seat): boolean => !view.players[seat]?.cause;

/** All who are still in the city, in the order of the seats. */
export const livingOf = (view: MafiaView): Seat[] => view.players.flatMap((player, seat) => (player.cause ? [] : [seat]));

/** All who have left, in the order of the seats. */
export const goneOf = (view: MafiaView): Seat[] => view.players.flatMap((player, seat) => (player.cause ? [seat] : []));

export const marked = (view: MafiaView, seat: Seat, kind: string): boolean =>
  view.players[seat]?.marks?.some((mark) => mark.kind === kind) ?? false;

/** Whether something lies on the viewer that they know of. */
export const bears = (own: Own | null, kind: string): boolean =>
  own?.statuses?.some((status) => status.kind === kind) ?? false;

export const seatsIn = (phase: PhaseView | null, field: string): Seat[] => (phase?.[field] as Seat[] | undefined) ?? [];

/** How many of the living show this sign towards a seat. */
export const signs = (view: MafiaView, shown: readonly Seat[], seat: Seat): number =>
  shown.filter((target, from) => target === seat && !view.players[from]?.cause).length;
