/** Where things lie in the drawing of the mine, in its own units. It is the same in every language. */
import type { Box } from './camera';
import { GOAL_SPOTS, type Spot } from './mine';
import { BOTTOM, LEFT, RIGHT, TOP, groupsOf, listed } from './tiles';

/** From one cell to the next, and the card in it. */
export const COLUMN = 52;
export const ROW = 72;
export const CARD = { width: 50, height: 70 } as const;
const [EDGE_X, EDGE_Y] = [26, 36];
/** Where the tunnel of a dead end stops, measured from the middle. */
const STUB = 0.44;

export const middleOf = ({ x, y }: Spot): { x: number; y: number } => ({ x: x * COLUMN, y: y * ROW });

const ENDS: Readonly<Record<number, readonly [number, number]>> = {
  [TOP]: [0, -EDGE_Y],
  [RIGHT]: [EDGE_X, 0],
  [BOTTOM]: [0, EDGE_Y],
  [LEFT]: [-EDGE_X, 0],
};
const end = (side: number) => ENDS[side] ?? [0, 0];

/** A way through a card as path data, from a side to another, or to the middle. */
export function way(from: number, to: number | null): string {
  const [x, y] = end(from);
  if (to === null) return `M${x} ${y}L0 0`;
  const [u, v] = end(to);
  return x === -u && y === -v ? `M${x} ${y}L${u} ${v}` : `M${x} ${y}Q0 0 ${u} ${v}`;
}

/** The tunnel of joined mouths as path data. */
export function tunnel(group: number): string {
  const sides = listed(group);
  const [one, other] = sides;
  if (one === undefined) return '';
  if (other === undefined) {
    const [x, y] = end(one);
    return `M${x} ${y}L${round(x * STUB)} ${round(y * STUB)}`;
  }
  return sides.length === 2 ? way(one, other) : sides.map((side) => way(side, null)).join('');
}

const round = (value: number) => Math.round(value * 10) / 10;

/** All tunnels of a card as it lies. */
export const tunnelsOf = (card: string, turned: boolean): string => groupsOf(card, turned).map(tunnel).join('');

/** The lit tunnels of a card. */
export const litTunnels = (card: string, turned: boolean, light: number): string =>
  groupsOf(card, turned)
    .filter((group) => group & light)
    .map(tunnel)
    .join('');

/** How light runs through a card that it enters by a side: first in, then out again by each other side. */
export function kindling(card: string, turned: boolean, entering: number): { inward: string; outward: string } {
  const group = groupsOf(card, turned).find((it) => it & entering) ?? 0;
  const others = listed(group & ~entering);
  const [only] = others;
  if (only === undefined) return { inward: tunnel(group), outward: '' };
  if (others.length === 1) return { inward: way(entering, only), outward: '' };
  const outward = others.map((side) => {
    const [x, y] = end(side);
    return `M0 0L${x} ${y}`;
  });
  return { inward: way(entering, null), outward: outward.join('') };
}

/** Everything that lies in the mine or may, with a margin: what a look at the whole mine shows. */
export function bounds(spots: Iterable<Spot>, margin = 0.62): Box {
  const all = [...spots];
  const xs = all.map(({ x }) => x);
  const ys = all.map(({ y }) => y);
  const [left, right] = [Math.min(...xs) - margin, Math.max(...xs) + margin];
  const [top, bottom] = [Math.min(...ys) - margin, Math.max(...ys) + margin];
  return { x: left * COLUMN, y: top * ROW, width: (right - left) * COLUMN, height: (bottom - top) * ROW };
}

/** What is always on the table: the start and the goals. */
export const LANDMARKS: readonly Spot[] = [{ x: 0, y: 0 }, ...Object.values(GOAL_SPOTS)];

/** Of some spots the one nearest to a point of the mine, if it is near enough to be meant. */
export function nearest<T extends Spot>(spots: readonly T[], at: { x: number; y: number }, reach = 0.86): T | null {
  let best: T | null = null;
  let least = reach;
  for (const spot of spots) {
    const far = Math.hypot(at.x / COLUMN - spot.x, (at.y / ROW - spot.y) * 1.15);
    if (far < least) [best, least] = [spot, far];
  }
  return best;
}

/** The cell of a point of the mine. */
export const cellAt = ({ x, y }: { x: number; y: number }): Spot => ({ x: Math.round(x / COLUMN), y: Math.round(y / ROW) });

/** Of some spots the next one in a direction of the arrows, as the eye would go; null when there is none. */
export function towards<T extends Spot>(spots: readonly T[], from: Spot, side: number): T | null {
  const [dx, dy] = [(side === RIGHT ? 1 : 0) - (side === LEFT ? 1 : 0), (side === BOTTOM ? 1 : 0) - (side === TOP ? 1 : 0)];
  let best: T | null = null;
  let least = Infinity;
  for (const spot of spots) {
    const [x, y] = [spot.x - from.x, spot.y - from.y];
    const ahead = x * dx + y * dy;
    const aside = Math.abs(x * dy) + Math.abs(y * dx);
    if (ahead <= 0) continue;
    const far = ahead + 2 * aside;
    if (far < least) [best, least] = [spot, far];
  }
  return best;
}
