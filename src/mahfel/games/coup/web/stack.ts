/** Reading the stack of phases: what is going on, who claims what, and at whom it is aimed. */
import type { Seat } from '$shell/protocol';
import type { CoupView, Ending, Phase } from './view';

export interface Scene {
  /** Whose doing it is: the claimant, or whoever acts. */
  by: Seat | null;
  /** The character in the middle of the table, empty where nothing is claimed. */
  role: string;
  denies: boolean;
  /** The action it belongs to, or that is answered. */
  action: string;
  /** Who is aimed at, or whose action is blocked. */
  at: Seat[];
  /** The claim stands in the way of an action. */
  blocks: boolean;
  /** The claim is being doubted, or may be. */
  open: boolean;
  /** How the claim ended, by the ledger; empty where nothing is claimed. */
  ending: Ending | '';
}

const EMPTY: Scene = {
  by: null,
  role: '',
  denies: false,
  action: '',
  at: [],
  blocks: false,
  open: false,
  ending: '',
};

/** How a seat's latest claim of that character ended. */
function endingOf(view: CoupView, seat: Seat | null, role: string, denies: boolean): Ending | '' {
  const what = denies ? `no_${role}` : role;
  const claim = seat === null ? undefined : view.players[seat]?.claims?.find((it) => it.what === what);
  return claim ? (claim.last ?? 'open') : '';
}

/** The uppermost phase of that name. */
export function topmost(view: CoupView, ...names: string[]): Phase | undefined {
  return [...view.phases].reverse().find((phase) => names.includes(phase.phase));
}

export const present = (view: CoupView): Phase | undefined => view.phases[view.phases.length - 1];

export const seatIn = (phase: Phase | undefined, field: string): Seat | null =>
  typeof phase?.[field] === 'number' ? phase[field] : null;

export const wordIn = (phase: Phase | undefined, field: string): string =>
  typeof phase?.[field] === 'string' ? phase[field] : '';

export const seatsIn = (phase: Phase | undefined, field: string): Seat[] =>
  Array.isArray(phase?.[field]) ? (phase[field] as Seat[]) : [];

/** Whom an attempt is aimed at. */
export function aims(attempt: Phase | undefined): Seat[] {
  const target = seatIn(attempt, 'target');
  return target === null ? seatsIn(attempt, 'targets') : [target];
}

/** What lies in the middle of the table. */
export function sceneOf(view: CoupView, claimOf: (action: string) => string | undefined): Scene {
  const attempt = topmost(view, 'attempt');
  const action = wordIn(attempt, 'action');
  const actor = seatIn(attempt, 'actor');
  const reaction = topmost(view, 'reaction');
  const claim = reaction ?? topmost(view, 'doubting');
  if (claim) {
    const by = seatIn(claim, 'seat');
    const role = wordIn(claim, 'role');
    const blocks = attempt?.['stage'] === 'doubting_block' && by !== actor;
    const bomb = topmost(view, 'bomb');
    const next = seatIn(bomb, 'next_holder');
    const own = by === actor && attempt?.['stage'] === undefined;
    const at = blocks && actor !== null ? [actor] : own ? aims(attempt) : next !== null ? [next] : [];
    const denies = claim['denies'] === true;
    const ending = endingOf(view, by, role, denies);
    return { by, role, denies, action, at, blocks, open: ending === 'open', ending };
  }
  const sharing = wordIn(topmost(view, 'sharing'), 'role');
  if (!attempt) return { ...EMPTY, by: view.phases.length > 0 ? view.turn : null, role: sharing };
  const role = claimOf(action) ?? '';
  return { ...EMPTY, by: actor, role, action, at: aims(attempt), ending: endingOf(view, actor, role, false) };
}
