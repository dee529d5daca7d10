/** What can be declared on a turn, and why the rest cannot. Everything it goes by is public. */
import type { Move, Seat } from '$shell/protocol';
import { actionsOf, type Action } from './characters';
import { present } from './stack';
import type { CoupView } from './view';

export const MUST_COUP = 10;
const MOST_DISAPPEAR = 3;

export interface Way {
  target: Seat | null;
  other: Seat | null;
}

/** Why not, as a text key `why-<…>`; `n` the coins it would need. */
export interface Why {
  key: 'poor' | 'must_coup' | 'no_target' | 'no_token' | 'spy' | 'party' | 'peace' | 'treaty' | 'out';
  n?: number;
}

export interface Offer {
  action: Action;
  ways: Way[];
  /** Null when there is a way. */
  why: Why | null;
}

export function isAlive(view: CoupView, seat: Seat): boolean {
  return (view.players[seat]?.cards ?? 0) > 0 || view.open_aside === seat;
}

/** All other living seats, clockwise. */
export function othersOf(view: CoupView, seat: Seat): Seat[] {
  return Array.from({ length: view.seats - 1 }, (_, step) => (seat + step + 1) % view.seats).filter((other) =>
    isAlive(view, other),
  );
}

function sameSide(view: CoupView, one: Seat, other: Seat): boolean {
  const side = view.players[one]?.party;
  if (!side || side !== view.players[other]?.party) return false;
  return view.players.some((player, seat) => isAlive(view, seat) && player.party !== side);
}

/** What keeps `actor` from aiming something hostile at `target`; null when nothing does. */
export function shield(view: CoupView, actor: Seat, target: Seat, coup: boolean): Why | null {
  if (!isAlive(view, target)) return { key: 'out' };
  if (sameSide(view, actor, target)) return { key: 'party' };
  const { peace, treaty } = view.tokens;
  if (peace === target && !coup) return { key: 'peace' };
  const living = view.players.filter((_, seat) => isAlive(view, seat)).length;
  return treaty.includes(actor) && treaty.includes(target) && living > 2 ? { key: 'treaty' } : null;
}

/** What claiming the character costs beside everything else. */
export function taxOn(view: CoupView, seat: Seat, role: string | undefined): number {
  const { tax_role, tax_holder } = view.tokens;
  return role !== undefined && role !== '' && tax_role === role && tax_holder !== seat ? 1 : 0;
}

/** What declaring it costs, the tax on the claim included. */
export function costOf(view: CoupView, seat: Seat, action: Action, target: Seat | null = null): number {
  const against = action.cost_against_others && target !== null && target !== seat;
  return (against ? (action.cost_against_others ?? 0) : (action.cost ?? 0)) + taxOn(view, seat, action.claim);
}

const coinsOf = (view: CoupView, seat: Seat): number => view.players[seat]?.coins ?? 0;

function waysOf(view: CoupView, seat: Seat, action: Action): Way[] {
  const others = othersOf(view, seat);
  const open = (coup: boolean) => others.filter((other) => shield(view, seat, other, coup) === null);
  const alone: Way = { target: null, other: null };
  switch (action.targets ?? 'none') {
    case 'none':
      return [alone];
    case 'others':
      return open(false).length > 0 ? [alone] : [];
    case 'one':
      return open(action.key === 'coup').map((target) => ({ target, other: null }));
    case 'anyone':
      return [seat, ...others]
        .filter((target) => costOf(view, seat, action, target) <= coinsOf(view, seat))
        .map((target) => ({ target, other: null }));
    case 'richest':
      return fromRichToPoor(view, seat, open(false));
  }
}

function fromRichToPoor(view: CoupView, seat: Seat, targets: Seat[]): Way[] {
  const most = Math.max(-1, ...targets.map((other) => coinsOf(view, other)));
  return targets
    .filter((rich) => coinsOf(view, rich) === most)
    .flatMap((rich) => {
      const takers = [seat, ...othersOf(view, seat)].filter((other) => other !== rich);
      const least = Math.min(...takers.map((other) => coinsOf(view, other)));
      return takers.filter((poor) => coinsOf(view, poor) === least).map((poor): Way => ({ target: rich, other: poor }));
    });
}

function offer(view: CoupView, seat: Seat, action: Action, second: boolean): Offer {
  const none = (why: Why): Offer => ({ action, ways: [], why });
  const coins = coinsOf(view, seat);
  const tax = taxOn(view, seat, action.claim);
  if (coins >= MUST_COUP && action.key !== 'coup') return none({ key: 'must_coup' });
  if (second && action.key === 'spy') return none({ key: 'spy' });
  const needed = Math.max(action.cost ?? 0, action.holds ?? 0) + tax;
  if (coins < needed) return none({ key: 'poor', n: needed });
  if (action.piece && view.tokens.disappear.length >= MOST_DISAPPEAR) return none({ key: 'no_token' });
  const ways = waysOf(view, seat, action);
  return ways.length > 0 ? { action, ways, why: null } : none({ key: 'no_target' });
}

/** Every action of the table for the seat in turn. */
export function offers(view: CoupView, seat: Seat): Offer[] {
  const second = present(view)?.['second'] === true;
  return actionsOf(view).map((action) => offer(view, seat, action, second));
}

export function declare(action: string, way: Way): Move {
  const move: Move = { type: 'declare', action };
  if (way.target !== null) move['target'] = way.target;
  if (way.other !== null) move['other'] = way.other;
  return move;
}
