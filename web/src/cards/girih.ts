/**
 * The tile ornament of the house, computed: decagons and bow ties in a rhombic lattice, and in every tile the lines
 * that leave the middle of each edge at a contact angle of 54 degrees and stop where they first meet (Hankin's
 * construction).
 */

export type Point = readonly [x: number, y: number];
export type Segment = readonly [Point, Point];

/** One cell repeats without a seam: 100 wide, and high as the lattice of 72-degree rhombs asks for. */
export const CELL = { width: 100, height: 100 * Math.tan((54 * Math.PI) / 180) } as const;
const CONTACT = (54 * Math.PI) / 180;
const APOTHEM = Math.hypot(CELL.width / 2, CELL.height / 2) / 2;
const DEGREE = Math.PI / 180;

const polar = (centre: Point, radius: number, degrees: number): Point => [
  centre[0] + radius * Math.cos(degrees * DEGREE),
  centre[1] + radius * Math.sin(degrees * DEGREE),
];

function decagon(centre: Point): Point[] {
  const radius = APOTHEM / Math.cos(18 * DEGREE);
  return Array.from({ length: 10 }, (_, k) => polar(centre, radius, 36 * k));
}

/** The hexagon with a waist that four decagons leave between them, standing upright. */
function bowTie([x, y]: Point): Point[] {
  const half = APOTHEM * Math.tan(18 * DEGREE);
  const waist = CELL.width / 2 - APOTHEM / Math.cos(18 * DEGREE);
  const height = CELL.height / 2 - APOTHEM;
  return [
    [x - half, y - height],
    [x + half, y - height],
    [x + waist, y],
    [x + half, y + height],
    [x - half, y + height],
    [x - waist, y],
  ];
}

interface Ray {
  from: Point;
  towards: Point;
  edge: number;
}

/** Two rays from the middle of each edge, leaning `CONTACT` away from it, into the tile (points run clockwise). */
function raysOf(tile: readonly Point[]): Ray[] {
  return tile.flatMap((a, edge) => {
    const b = tile[(edge + 1) % tile.length] as Point;
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
    const along: Point = [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
    const inward: Point = [-along[1], along[0]];
    const from: Point = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
    return [1, -1].map((way): Ray => ({
      from,
      edge,
      towards: [
        way * along[0] * Math.cos(CONTACT) + inward[0] * Math.sin(CONTACT),
        way * along[1] * Math.cos(CONTACT) + inward[1] * Math.sin(CONTACT),
      ],
    }));
  });
}

/** Where two rays meet and how far that is for both together; null when they never do. */
function meeting(p: Ray, q: Ray): { at: Point; distance: number } | null {
  const gap: Point = [q.from[0] - p.from[0], q.from[1] - p.from[1]];
  const cross = p.towards[0] * q.towards[1] - p.towards[1] * q.towards[0];
  const span = Math.hypot(gap[0], gap[1]);
  if (Math.abs(cross) < 1e-9) {
    const facing = gap[0] * p.towards[0] + gap[1] * p.towards[1];
    if (Math.abs(facing - span) > 1e-6) return null;
    return { at: [p.from[0] + gap[0] / 2, p.from[1] + gap[1] / 2], distance: span };
  }
  const alongP = (gap[0] * q.towards[1] - gap[1] * q.towards[0]) / cross;
  const alongQ = (gap[0] * p.towards[1] - gap[1] * p.towards[0]) / cross;
  if (alongP < 1e-9 || alongQ < 1e-9) return null;
  return { at: [p.from[0] + alongP * p.towards[0], p.from[1] + alongP * p.towards[1]], distance: alongP + alongQ };
}

/** The lines inside one tile: the nearest meetings are made first, and every ray is used once. */
export function hankin(tile: readonly Point[]): Segment[] {
  const rays = raysOf(tile);
  const pairs = rays.flatMap((p, i) =>
    rays.slice(i + 1).flatMap((q, j) => {
      const met = p.edge === q.edge ? null : meeting(p, q);
      return met ? [{ i, j: i + 1 + j, ...met }] : [];
    }),
  );
  pairs.sort((a, b) => a.distance - b.distance);
  const used = new Set<number>();
  const lines: Segment[] = [];
  for (const { i, j, at } of pairs) {
    if (used.has(i) || used.has(j)) continue;
    used.add(i).add(j);
    lines.push([(rays[i] as Ray).from, at], [at, (rays[j] as Ray).from]);
  }
  return lines;
}

const round = (n: number) => String(Math.round(n * 10) / 10);
const path = (lines: readonly Segment[]) =>
  lines.map(([a, b]) => `M${round(a[0])} ${round(a[1])}L${round(b[0])} ${round(b[1])}`).join('');

/** Centres of the decagons that touch one cell, and of its bow ties. */
const CENTRES: readonly Point[] = [
  [0, 0],
  [CELL.width, 0],
  [0, CELL.height],
  [CELL.width, CELL.height],
  [CELL.width / 2, CELL.height / 2],
];
const WAISTS: readonly Point[] = [
  [CELL.width / 2, 0],
  [CELL.width / 2, CELL.height],
  [0, CELL.height / 2],
  [CELL.width, CELL.height / 2],
];

/** Path data of the strap work of one cell. */
export const STRAPS = path([
  ...CENTRES.flatMap((centre) => hankin(decagon(centre))),
  ...WAISTS.flatMap((centre) => hankin(bowTie(centre))),
]);

/** A ten-pointed star as closed path data. */
export function star(centre: Point, outer: number, inner: number, points = 10): string {
  const tips = Array.from({ length: points * 2 }, (_, k) =>
    polar(centre, k % 2 ? inner : outer, (180 / points) * k + 18),
  );
  return `M${tips.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`;
}

/** Straight spokes from one radius to another at every tenth of a turn, beginning at `first` degrees. */
export function spokes(centre: Point, inner: number, outer: number, first = 0): string {
  return path(
    Array.from({ length: 10 }, (_, k): Segment => [
      polar(centre, inner, 36 * k + first),
      polar(centre, outer, 36 * k + first),
    ]),
  );
}

/** The finer second layer of one cell: a star and its spokes in every decagon. */
export const STARS = CENTRES.map((c) => star(c, 26, 14) + spokes(c, 14, 30.9)).join('');
