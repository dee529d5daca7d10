/** How a mission would stand if the banquet ended now, by what lies face up. */
import type { Seat } from '$shell/protocol';
import { FAMILIES } from './court';
import { standings, weightIn, type Hall, type Place } from './hall';

/** A mission taken apart: `fewer-toads` names a family, `three_nobles` does not. */
export function missionOf(id: string): { kind: string; family: number | null } {
  const cut = id.indexOf('-');
  if (cut < 0) return { kind: id, family: null };
  return { kind: id.slice(0, cut), family: FAMILIES.indexOf(id.slice(cut + 1) as (typeof FAMILIES)[number]) };
}

const ENOUGH: Record<string, [number, string]> = {
  three_nobles: [3, 'noble'],
  two_assassins: [2, 'assassin'],
  four_guards: [4, 'guard'],
  three_spies: [3, 'spy'],
};
const MANY_BELOW = 5;
const FEW_ESTEEMED = 3;
const SOME_DISGRACED = 2;

/** Cards of a role in a place; a spy is known to be one before it is turned up. */
function count(place: Place | undefined, role: string): number {
  const open = (place?.families ?? []).flat().filter((card) => card.role === role).length;
  return open + (role === 'spy' ? (place?.spies.length ?? 0) : 0);
}

/** Whether it is fulfilled as things stand. `nobles`: a noble counts as two where families are counted. */
export function fulfilled(id: string, hall: Hall, seat: Seat, nobles: boolean): boolean {
  const { kind, family } = missionOf(id);
  const own = hall.domains[seat];
  const left = hall.domains[(seat + 1) % hall.domains.length];
  const size = (place: Place | undefined, at: number) =>
    nobles ? weightIn(place, at) : (place?.families[at]?.length ?? 0);
  const stand = standings(hall);
  const many = (status: string) => stand.filter((it) => it.status === status).length;
  const enough = ENOUGH[kind];
  if (enough) return count(own, enough[1]) >= enough[0];
  switch (kind) {
    case 'fewer':
      return size(own, family ?? 0) < size(left, family ?? 0);
    case 'disgraced':
      return stand[family ?? 0]?.status === 'disgraced';
    case 'all_below':
      return hall.below.families.every((cards) => cards.length > 0);
    case 'five_below':
      return FAMILIES.some((_, at) => size(hall.below, at) >= MANY_BELOW);
    case 'few_esteemed':
      return many('esteemed') <= FEW_ESTEEMED;
    default:
      return many('disgraced') >= SOME_DISGRACED;
  }
}
