/** In which ways a power may be used now, as far as its owner can tell: as `targets.py` and `slots.py` say it. */
import type { Seat } from '$shell/protocol';
import { ROLES, abilitiesOf, mostTargets, mostUses, roleCard, type Ability } from './declared';
import { bears, cycleOf, goneOf, isAlive, isNight, livingOf, type MafiaView, type Own } from './view';

/** The ways of using one ability: so many of these targets, and one of these roles where one has to be named. */
export interface Aim {
  ability: string;
  targets: readonly Seat[];
  least: number;
  most: number;
  roles: readonly string[];
  /** Pairs that were named before and may not be named again. */
  once: readonly (readonly [Seat, string])[];
}

export function aim(ability: string, targets: readonly Seat[] = [], least = 0, most = 0, roles: readonly string[] = []): Aim {
  return { ability, targets, least, most: Math.min(most, targets.length), roles, once: [] };
}

/** Whether there is any way at all. */
export function possible(found: Aim): boolean {
  if (found.least > found.most) return false;
  return found.roles.length === 0 || found.targets.length * found.roles.length > found.once.length;
}

/** What the viewer's role may do, used up or not; with what they have borrowed. */
export function powersOf(own: Own): Ability[] {
  const found = new Map<string, Ability>();
  if (!own.stripped) for (const ability of abilitiesOf(own.role)) found.set(ability.key, ability);
  for (const status of own.statuses ?? []) {
    if (status.kind !== 'borrowed') continue;
    for (const ability of abilitiesOf(status.word ?? '')) if (!found.has(ability.key)) found.set(ability.key, ability);
  }
  return [...found.values()];
}

const timesUsed = (own: Own, ability: Ability): number =>
  own.used?.find(([key]) => key === (ability.counts_as || ability.key))?.[1] ?? 0;

/** How often it may still be used; null without limit. */
export function usesLeft(view: MafiaView, own: Own, ability: Ability): number | null {
  const most = mostUses(ability, view.seats);
  if (most === 0) return null;
  return Math.max(onceMore(view, own, ability) ? 1 : 0, most - timesUsed(own, ability));
}

function onceMore(view: MafiaView, own: Own, ability: Ability): boolean {
  if (!ability.again_if_first_was_even || timesUsed(own, ability) !== 1) return false;
  const first = own.last?.find(([key]) => key === ability.key)?.[1] ?? 1;
  return cycleOf(first) % 2 === 0 && cycleOf(view.now) % 2 === 0;
}

function itsNight(ability: Ability, cycle: number): boolean {
  if (ability.nights === 'even') return cycle % 2 === 0;
  if (ability.nights === 'odd') return cycle % 2 === 1;
  return ability.nights !== 'first' || cycle <= 1;
}

/** Whether it may be used now at all, as far as its owner can tell. */
export function due(view: MafiaView, own: Own, ability: Ability, accused: readonly Seat[] = []): boolean {
  const cycle = cycleOf(view.now);
  if (usesLeft(view, own, ability) === 0) return false;
  // Where a night comes first, the first day belongs to the second cycle.
  const nth = cycle - (!isNight(view.now) && view.options['begins'] === 'night' ? 1 : 0);
  if (nth < ability.from_cycle || !itsNight(ability, cycle)) return false;
  if (ability.after_left > 0) {
    const left = goneOf(view).filter((seat) => sideKnown(view, seat) === 'mafia');
    if (left.length < ability.after_left) return false;
    if (ability.lately && !left.some((seat) => (view.players[seat]?.left ?? -1) >= cycle - 1)) return false;
  }
  if (ability.who.includes('not_accused') && accused.includes(view.viewer ?? -1)) return false;
  if (ability.per_cycle) {
    const last = own.last?.find(([key]) => key === ability.key)?.[1] ?? -9;
    if (last >= (isNight(view.now) ? view.now : view.now - 1)) return false;
  }
  return true;
}

function sideKnown(view: MafiaView, seat: Seat): string {
  const player = view.players[seat];
  return player?.side || (player?.role ? (roleCard(player.role)?.side ?? '') : '');
}

/** The roles that may be named: those that were dealt, or every role there is where the list is closed. */
export const nameable = (view: MafiaView): string[] =>
  view.roles.length > 0 ? view.roles.map(([role]) => role) : [...ROLES];

export function aimOf(view: MafiaView, own: Own, ability: Ability, accused: readonly Seat[] = []): Aim | null {
  if (!due(view, own, ability, accused)) return null;
  const targets = candidates(view, ability).filter((seat) => fits(view, own, ability, seat, accused));
  const roles = ability.names_role
    ? nameable(view).filter((role) => role !== own.role && (ability.names_simple || !roleCard(role)?.simple))
    : [];
  const found = aim(ability.key, targets, ability.targets[0], mostTargets(ability, view.seats, livingOf(view).length), roles);
  const once = ability.names_role
    ? (own.named ?? []).filter(([seat, role]) => targets.includes(seat) && roles.includes(role))
    : [];
  return possible({ ...found, once }) ? { ...found, once } : null;
}

function candidates(view: MafiaView, ability: Ability): Seat[] {
  if (ability.who.includes('left_hidden'))
    return goneOf(view).filter((seat) => !view.players[seat]?.told && !view.players[seat]?.returned);
  return ability.who.includes('left') ? goneOf(view) : livingOf(view);
}

function fits(view: MafiaView, own: Own, ability: Ability, seat: Seat, accused: readonly Seat[]): boolean {
  const me = view.viewer ?? -1;
  // Who is of the team nobody knows but the team; whoever is not of it is asked about none of that.
  const tests: Record<string, boolean> = {
    not_self: seat !== me,
    not_team: !view.team.includes(seat),
    team: view.team.includes(seat),
    accused: accused.includes(seat),
    candidate: accused.includes(seat),
  };
  if (ability.who.some((who) => tests[who] === false)) return false;
  const ownTimes = own.own_used?.find(([key]) => key === ability.key)?.[1] ?? 0;
  if (seat === me && ability.own_uses >= 0 && ownTimes >= ability.own_uses) return false;
  if (ability.fresh === 'any') return true;
  return !own.last?.some(([key, now, at]) => key === ability.key && at.includes(seat) && now >= view.now - 2);
}

/** The living but for the viewer. */
export const othersAlive = (view: MafiaView): Seat[] => livingOf(view).filter((seat) => seat !== view.viewer);

/** What the role may do by day, from the first word until the hands are up. */
export const powersByDay = (view: MafiaView, own: Own): Aim[] =>
  powersOf(own)
    .filter((ability) => ability.when.includes('day'))
    .flatMap((ability) => aimOf(view, own, ability) ?? []);

/** What may be done while turns are spoken: the role's powers, and the gun one was handed. */
export function dayAims(view: MafiaView, own: Own): Aim[] {
  const found = powersByDay(view, own);
  return bears(own, 'gun') && isAlive(view, view.viewer ?? -1) ? [...found, aim('fire', othersAlive(view), 1, 1)] : found;
}
