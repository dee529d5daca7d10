/** What the viewer has chosen so far, and the move that it makes. */
import type { Move, Seat } from '$shell/protocol';
import type { Aim } from './aims';
import type { Slot } from './slots';

export interface Use {
  ability: string;
  at?: Seat[];
  role?: string;
}

/** One power that is being chosen, perhaps not yet whole. */
export interface Chosen {
  ability: string;
  at: readonly Seat[];
  role: string;
}

export interface Picked {
  /** By place. */
  powers: Readonly<Record<string, Chosen>>;
  /** Names on the ballot, or for whose defence a hand is raised. */
  seats: readonly Seat[];
}

export const NOTHING: Picked = { powers: {}, seats: [] };

const ascending = (seats: readonly Seat[]): Seat[] => [...seats].sort((one, other) => one - other);

export function aimAt(slots: readonly Slot[], place: string, ability: string): Aim | undefined {
  return slots.find((slot) => slot.place === place)?.aims.find((found) => found.ability === ability);
}

/** Whether nothing is missing of a power. */
export function whole(aim: Aim, chosen: Chosen): boolean {
  if (chosen.at.length < aim.least || chosen.at.length > aim.most) return false;
  if (aim.roles.length === 0) return true;
  return aim.roles.includes(chosen.role) && !aim.once.some(([seat, role]) => seat === chosen.at[0] && role === chosen.role);
}

/** The powers that are whole, in the order of their places. */
export function usesOf(slots: readonly Slot[], picked: Picked): Use[] {
  return slots.flatMap(({ place, aims }) => {
    const chosen = picked.powers[place];
    const aim = aims.find((found) => found.ability === chosen?.ability);
    if (!chosen || !aim || !whole(aim, chosen)) return [];
    return [{ ability: aim.ability, ...(chosen.at.length ? { at: ascending(chosen.at) } : {}), ...(chosen.role ? { role: chosen.role } : {}) }];
  });
}

/** Whether a power is begun and something of it is missing. */
export function unfinished(slots: readonly Slot[], picked: Picked): boolean {
  return slots.some(({ place, aims }) => {
    const chosen = picked.powers[place];
    const aim = aims.find((found) => found.ability === chosen?.ability);
    return chosen !== undefined && aim !== undefined && !whole(aim, chosen);
  });
}

/** A target is taken, or given back; where only one fits the new one takes its place. */
export function toggled(seats: readonly Seat[], seat: Seat, most: number): Seat[] {
  if (seats.includes(seat)) return seats.filter((other) => other !== seat);
  return most === 1 ? [seat] : [...seats, seat].slice(-most);
}

/** A name on a ballot of so many: with several ballots the same name may stand on each of them. */
export function named(seats: readonly Seat[], seat: Seat, most: number): Seat[] {
  const times = seats.filter((other) => other === seat).length;
  if (most === 1) return toggled(seats, seat, 1);
  if (times >= most) return seats.filter((other) => other !== seat);
  return [...seats, seat].slice(-most);
}

/** The move of a question in which powers, names or hands are chosen. */
export function moveOf(kind: string, slots: readonly Slot[], picked: Picked): Move {
  const uses = usesOf(slots, picked);
  // A power that interrupts the vote is used in place of raising hands.
  if (kind === 'hands' && uses.length === 0) return picked.seats.length ? { type: 'hands', seats: ascending(picked.seats) } : { type: 'hands' };
  if (kind === 'vote' || kind === 'midday')
    return {
      type: 'ballot',
      ...(picked.seats.length ? { votes: ascending(picked.seats) } : {}),
      ...(uses.length ? { uses } : {}),
    };
  if (kind === 'speak' && uses.length === 0) return { type: 'done' };
  return uses.length ? { type: 'act', uses } : { type: 'act' };
}

/** What was chosen in a move that was sent before. */
export function pickedIn(move: Move | null, slots: readonly Slot[]): Picked {
  if (!move) return NOTHING;
  const uses = (move['uses'] as Use[] | undefined) ?? [];
  const powers: Record<string, Chosen> = {};
  for (const use of uses) {
    const slot = slots.find(({ aims }) => aims.some((found) => found.ability === use.ability));
    if (slot) powers[slot.place] = { ability: use.ability, at: use.at ?? [], role: use.role ?? '' };
  }
  return { powers, seats: ((move['votes'] ?? move['seats']) as Seat[] | undefined) ?? [] };
}

/** The same move, whatever is left out as usual. */
export function same(one: Move | null, other: Move | null): boolean {
  if (!one || !other) return one === other;
  const plain = (move: Move) =>
    JSON.stringify([
      move.type,
      move['seats'] ?? [],
      move['votes'] ?? [],
      move['up'] ?? null,
      ((move['uses'] as Use[] | undefined) ?? []).map((use) => [use.ability, use.at ?? [], use.role ?? '']),
    ]);
  return plain(one) === plain(other);
}
