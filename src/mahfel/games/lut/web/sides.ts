/** Who fights together, whose turn comes when, and what of their booty the screen shows. */
import type { Seat } from '$shell/protocol';
import type { Texts } from '$shell/texts/texts';
import type { Caravan, LutView, Side } from './view';

export const isTeam = (view: LutView, side: Side): boolean => (view.sides[side]?.seats.length ?? 1) > 1;

/** The viewer's side; null for somebody who looks on. */
export const mySide = (view: LutView): Side | null =>
  view.viewer === null ? null : (view.players[view.viewer]?.side ?? null);

/** The viewer's partner, if there is one. */
export function partnerOf(view: LutView): Seat | null {
  const side = mySide(view);
  return side === null ? null : (view.sides[side]?.seats.find((seat) => seat !== view.viewer) ?? null);
}

/** The other sides in turn order, beginning with the one after the viewer's; every side for somebody who looks on. */
export function otherSides(view: LutView): Side[] {
  const count = view.sides.length;
  const mine = mySide(view);
  const first = mine === null ? 0 : mine + 1;
  return Array.from({ length: mine === null ? count : count - 1 }, (_, step) => (first + step) % count);
}

/** Names as a list that reads in the direction of the language, whatever scripts they are written in. */
export function nameList(seats: readonly Seat[], t: Texts): string {
  if (seats.length === 1) return t.name(seats[0] ?? 0);
  const mark = t.dir === 'rtl' ? '\u200f' : '\u200e';
  return mark + t.list(seats.map((seat) => t.name(seat) + mark));
}

/** A side by the names of its seats. */
export const sideName = (view: LutView, side: Side, t: Texts): string => nameList(view.sides[side]?.seats ?? [], t);

/** In how many turns a side begins one and plunders: 1 when it is next, as many as there are sides when it acts now. */
export function turnsUntil(view: LutView, side: Side): number {
  const count = view.sides.length;
  const now = view.players[view.turn]?.side ?? 0;
  return ((side - now + count - 1) % count) + 1;
}

/** What the viewer may be reminded of: how many coins a side has plundered; null where that is to be remembered. */
export function coinsOf(view: LutView, side: Side, open = false): number | null {
  const shown = open || view.phase === 'over' || view.options.show_booty === true || side === mySide(view);
  return shown ? (view.sides[side]?.booty ?? []).reduce((sum, coins) => sum + coins, 0) : null;
}

export type Hold = 'mine' | 'theirs' | 'level' | 'free' | 'threat';

/** How a caravan stands in the viewer's eyes: `threat` is one's own in another's hands, `free` is not attacked. */
export function holdOf(view: LutView, caravan: Caravan): Hold {
  const me = mySide(view);
  const leader = caravan.leader ?? null;
  if (me !== null && leader === me) return 'mine';
  if (me !== null && caravan.side === me) return 'threat';
  if (leader === null) return 'level';
  return (caravan.cards ?? []).length === 0 ? 'free' : 'theirs';
}
