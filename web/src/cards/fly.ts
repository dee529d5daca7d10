/**
 * Cards keep their identity on the move: an element with `data-card` that was here before an update and is there after
 * it flies from one place to the other. Rectangles are physical, so both reading directions work, and an update in the
 * middle of a flight starts from where the card is seen at that moment.
 *
 * `data-place` names a place (a deck, a seat), `data-from` on a card the place that it comes from when it is new.
 */

export type Snapshot = ReadonlyMap<string, { node: HTMLElement; rect: DOMRect }>;

export interface Landing {
  /** The place that a card flies to which the update has taken away; null lets it fade where it lay. */
  leaving?: (card: string) => string | null;
  /** Milliseconds. */
  duration?: number;
}

const EASE = 'cubic-bezier(.2,.8,.2,1)';

/** Whether this person asked for stillness, in the system or in the settings of the house. */
export function still(): boolean {
  return (
    matchMedia('(prefers-reduced-motion: reduce)').matches || document.documentElement.dataset['motion'] === 'less'
  );
}

const cardsIn = (root: HTMLElement) => root.querySelectorAll<HTMLElement>('[data-card]');

/** Where every card is seen now; to be taken just before the update. */
export function snapshot(root: HTMLElement): Snapshot {
  const seen = new Map<string, { node: HTMLElement; rect: DOMRect }>();
  for (const node of cardsIn(root)) seen.set(node.dataset['card'] ?? '', { node, rect: node.getBoundingClientRect() });
  return seen;
}

function shift(from: DOMRect, to: DOMRect): string | null {
  const [dx, dy] = [from.left - to.left, from.top - to.top];
  const [sx, sy] = [from.width / (to.width || 1), from.height / (to.height || 1)];
  if (Math.hypot(dx, dy) < 1 && Math.abs(sx - 1) < 0.02) return null;
  return `translate(${dx}px, ${dy}px) scale(${sx}, ${sy})`;
}

function placeIn(root: HTMLElement, name: string | null | undefined): DOMRect | null {
  return name ? (root.querySelector(`[data-place="${CSS.escape(name)}"]`)?.getBoundingClientRect() ?? null) : null;
}

/** Lets every card that moved since `before` fly to its new place; to be called just after the update. */
export function fly(root: HTMLElement, before: Snapshot, { leaving, duration = 260 }: Landing = {}): void {
  if (still()) return;
  const nodes = [...cardsIn(root)];
  for (const node of nodes) {
    for (const flight of node.getAnimations?.() ?? []) if (flight.id === 'fly') flight.cancel();
  }
  const here = new Set<string>();
  for (const node of nodes) {
    const card = node.dataset['card'] ?? '';
    here.add(card);
    const known = before.get(card);
    const origin = known?.rect ?? placeIn(root, node.dataset['from']);
    const move = origin && shift(origin, node.getBoundingClientRect());
    if (!move) continue;
    const start = { transform: move, transformOrigin: '0 0', zIndex: 30, opacity: known ? 1 : 0.2 };
    const end = { transform: 'none', transformOrigin: '0 0', zIndex: 30, opacity: 1 };
    node.animate([start, end], { id: 'fly', duration, easing: EASE, delay: known ? 0 : 120, fill: 'backwards' });
  }
  for (const [card, { node, rect }] of before)
    if (!here.has(card)) ghost(root, node, rect, leaving?.(card) ?? null, duration);
}

const middle = ({ left, top, width, height }: DOMRect) => [left + width / 2, top + height / 2] as const;

/** A card that is gone: its picture goes on to a place, or fades, and is taken away. */
function ghost(root: HTMLElement, gone: HTMLElement, rect: DOMRect, place: string | null, duration: number): void {
  const picture = gone.cloneNode(true) as HTMLElement;
  const frame = root.getBoundingClientRect();
  for (const node of [picture, ...picture.querySelectorAll<HTMLElement>('*')]) {
    for (const name of ['id', 'data-card', 'data-place', 'tabindex']) node.removeAttribute(name);
  }
  picture.inert = true;
  picture.setAttribute('aria-hidden', 'true');
  const where = { position: 'absolute', margin: '0', zIndex: '40', pointerEvents: 'none' };
  Object.assign(picture.style, where, {
    left: `${rect.left - frame.left}px`,
    top: `${rect.top - frame.top}px`,
    width: `${rect.width}px`,
    height: `${rect.height}px`,
  });
  root.append(picture);
  const to = placeIn(root, place);
  const end = to
    ? `translate(${middle(to)[0] - middle(rect)[0]}px, ${middle(to)[1] - middle(rect)[1]}px) scale(.5)`
    : 'translate(0, -14px)';
  const flight = picture.animate([{ opacity: 1 }, { transform: end, opacity: to ? 0.2 : 0 }], {
    duration,
    easing: EASE,
  });
  const clear = () => picture.remove();
  flight.finished.then(clear, clear);
}
