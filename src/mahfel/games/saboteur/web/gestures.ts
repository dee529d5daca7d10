/** Fingers on the mine: one moves it, two pinch it. Points are pixels from the corner of the window. */

export interface Point {
  x: number;
  y: number;
}

export interface Motion {
  /** Moved by so many pixels, */
  dx: number;
  dy: number;
  /** and grown by a factor about a point. */
  factor: number;
  at: Point;
}

/** A finger that moved less than this many pixels was a touch. */
const SLIP = 7;

export class Gestures {
  #fingers = new Map<number, Point>();
  #begun: Point | null = null;
  /** The present touch has become a motion: lifting the finger chooses nothing. */
  moved = false;

  get touching(): boolean {
    return this.#fingers.size > 0;
  }

  /** A finger comes down; the first of them forgets any that was lifted where nobody could hear it. */
  down(finger: number, at: Point, first = false): void {
    if (first) this.#fingers.clear();
    if (this.#fingers.size === 0) {
      this.moved = false;
      this.#begun = at;
    } else this.moved = true;
    if (this.#fingers.size < 2) this.#fingers.set(finger, at);
  }

  /** What a finger's move does; null while it is still a touch. */
  move(finger: number, at: Point): Motion | null {
    const was = this.#fingers.get(finger);
    if (!was) return null;
    if (!this.moved && this.#begun && distance(this.#begun, at) < SLIP) return null;
    this.moved = true;
    this.#fingers.set(finger, at);
    const other = [...this.#fingers].find(([id]) => id !== finger)?.[1];
    if (!other) return { dx: at.x - was.x, dy: at.y - was.y, factor: 1, at };
    const [before, after] = [middle(was, other), middle(at, other)];
    const factor = distance(at, other) / Math.max(1, distance(was, other));
    return { dx: after.x - before.x, dy: after.y - before.y, factor, at: after };
  }

  up(finger: number): void {
    this.#fingers.delete(finger);
  }
}

const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);
const middle = (one: Point, other: Point): Point => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });
