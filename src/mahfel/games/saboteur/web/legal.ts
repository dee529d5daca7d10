/** What can be played with a card, found from the view: the rules as a board needs them (see `legal.py`, `refusing.py`). */
import type { Move, Seat } from '$shell/protocol';
import { beside, keyOf, mineOf, tunnelsIn, type Mine, type Spot } from './mine';
import { SIDES, isSymmetric, isTunnel, openOf, opposite } from './tiles';
import { PLACES, TOOLS, brokenOf, type Place, type SaboteurView, type Tool } from './view';

/** A cell where a tunnel fits: as it is printed, turned by half a turn, or both. */
export interface Site extends Spot {
  plain: boolean;
  turned: boolean;
}

/** Why a tunnel cannot lie in a cell; the text is `refused-saboteur-…`. */
export type Misfit = 'taken' | 'not_connected' | 'wall_to_the_light' | 'does_not_fit';

/** What an empty cell asks of a card: sides that must be mouths, that must be walls, by which light comes in. */
interface Slot {
  need: number;
  bar: number;
  lit: number;
}

function slotAt(mine: Mine, spot: Spot): Slot {
  const slot: Slot = { need: 0, bar: 0, lit: 0 };
  for (const side of SIDES) {
    const next = keyOf(beside(spot, side));
    const laid = mine.cells.get(next);
    if (laid) {
      if (openOf(laid.card, laid.turned) & opposite(side)) slot.need |= side;
      else slot.bar |= side;
      if (laid.light & opposite(side)) slot.lit |= side;
    } else if (mine.goalsOpen && mine.hidden.has(next)) slot.need |= side;
  }
  return slot;
}

/** Why a tunnel may not lie there; null when it may. */
export function misfit(mine: Mine, spot: Spot, card: string, turned: boolean): Misfit | null {
  if (mine.cells.has(keyOf(spot)) || mine.hidden.has(keyOf(spot))) return 'taken';
  const { need, bar, lit } = slotAt(mine, spot);
  if (!lit) return 'not_connected';
  const mouths = openOf(card, turned);
  if (!(mouths & lit)) return 'wall_to_the_light';
  return (mouths & need) === need && !(mouths & bar) ? null : 'does_not_fit';
}

/** The free cells beside a lit mouth, whatever the card. */
export function frontier(mine: Mine): Spot[] {
  const found = new Map<string, Spot>();
  for (const laid of mine.cells.values()) {
    for (const side of SIDES) {
      const spot = beside(laid, side);
      const key = keyOf(spot);
      if (laid.light & side && !mine.cells.has(key) && !mine.hidden.has(key)) found.set(key, spot);
    }
  }
  return [...found.values()].sort((one, other) => one.x - other.x || one.y - other.y);
}

/** Every cell where a tunnel card may lie. A card that half a turn does not change is offered unturned only. */
export function sites(mine: Mine, card: string): Site[] {
  if (!isTunnel(card)) return [];
  const alike = isSymmetric(card);
  return frontier(mine)
    .map((spot) => ({
      ...spot,
      plain: misfit(mine, spot, card, false) === null,
      turned: !alike && misfit(mine, spot, card, true) === null,
    }))
    .filter((site) => site.plain || site.turned);
}

// -- actions --------------------------------------------------------------------------------------------------------

/** The tools that a card names: `break_lamp`, `mend_cart_pick`. */
export const toolsOf = (card: string): Tool[] => TOOLS.filter((tool) => card.split('_').slice(1).includes(tool));

export type Kind = 'dig' | 'break' | 'mend' | 'map' | 'rockfall';

/** What a card of the draw pile is for. */
export function kindOf(card: string): Kind {
  if (isTunnel(card)) return 'dig';
  const [word = ''] = card.split('_');
  return word as Kind;
}

/** The tools of a seat that a breaking or mending card can be played on. */
export function toolsToPlay(view: SaboteurView, card: string, seat: Seat): Tool[] {
  const broken = brokenOf(view, seat);
  if (kindOf(card) === 'break') return seat === view.viewer ? [] : toolsOf(card).filter((it) => !broken.includes(it));
  return kindOf(card) === 'mend' ? toolsOf(card).filter((tool) => broken.includes(tool)) : [];
}

/** The seats that a breaking or mending card can be played on. */
export const seatsFor = (view: SaboteurView, card: string): Seat[] =>
  view.players.map((_, seat) => seat).filter((seat) => toolsToPlay(view, card, seat).length > 0);

/** Why a breaking or mending card cannot be played on a seat; the text is `why-…`, in full `refused-saboteur-…`. */
export type Unfit = 'not_yourself' | 'already_broken' | 'not_broken';

export function unfit(view: SaboteurView, card: string, seat: Seat): Unfit | null {
  const kind = kindOf(card);
  if ((kind !== 'break' && kind !== 'mend') || toolsToPlay(view, card, seat).length > 0) return null;
  if (kind === 'mend') return 'not_broken';
  return seat === view.viewer ? 'not_yourself' : 'already_broken';
}

/** The goals that a map may show. */
export function goalsToSee(mine: Mine): Place[] {
  const down = new Set(mine.hidden.values());
  return PLACES.filter((place) => down.has(place));
}

/** Whether the viewer may dig at all. */
export const canDig = (view: SaboteurView): boolean => view.viewer !== null && brokenOf(view, view.viewer).length === 0;

/** Every move of the viewer, whose turn it is. */
export function movesOf(view: SaboteurView): Move[] {
  const mine = mineOf(view);
  const found: Move[] = [];
  const hand = [...new Set(view.hand)];
  for (const card of hand) {
    const kind = kindOf(card);
    if (kind === 'dig' && canDig(view))
      for (const { x, y, plain, turned } of sites(mine, card)) {
        if (plain) found.push({ type: 'dig', card, x, y, turned: false });
        if (turned) found.push({ type: 'dig', card, x, y, turned: true });
      }
    if (kind === 'rockfall') for (const { x, y } of tunnelsIn(mine)) found.push({ type: 'rockfall', x, y });
    if (kind === 'map') for (const goal of goalsToSee(mine)) found.push({ type: 'map', goal });
    if (kind === 'break' || kind === 'mend')
      for (const seat of seatsFor(view, card))
        for (const tool of toolsToPlay(view, card, seat))
          found.push(kind === 'break' ? { type: 'break', tool, seat } : { type: 'mend', card, seat, tool });
  }
  return [...found, ...hand.map((card) => ({ type: 'pass', card }))];
}
