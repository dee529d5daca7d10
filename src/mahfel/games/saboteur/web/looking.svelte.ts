/** The camera of a mine: it follows what is to be seen until somebody moves it by hand. */
import { still } from '$shell/cards/fly';
import { between, pan, zoom, type Box, type Camera, type Size } from './camera';
import type { Motion, Point } from './gestures';

/** Milliseconds from one look to another. */
const COME = 240;

export class Looking {
  #own = $state.raw<Camera | null>(null);
  /** Moved by hand: it stays until it is put back, or the next round. */
  free = $state(false);
  #flight = 0;
  readonly #target: () => Camera;
  readonly #world: () => Box;
  readonly #size: () => Size;

  /** `target`: where to look; `world`: what the middle never leaves; `size`: the window, in pixels. */
  constructor(target: () => Camera, world: () => Box, size: () => Size) {
    this.#target = target;
    this.#world = world;
    this.#size = size;
  }

  get camera(): Camera {
    return this.#own ?? this.#target();
  }

  /** Come to a look; who asked for stillness is there at once. */
  go(to: Camera): void {
    this.stop();
    const from = this.camera;
    if (still() || (from.x === to.x && from.y === to.y && from.scale === to.scale)) {
      this.#own = to;
      return;
    }
    const begun = performance.now();
    const step = (now: number) => {
      const part = Math.min(1, Math.max(0, (now - begun) / COME));
      this.#own = between(from, to, 1 - (1 - part) ** 3);
      if (part < 1) this.#flight = requestAnimationFrame(step);
    };
    this.#flight = requestAnimationFrame(step);
  }

  /** Be there without a way: the first look, another size of window. */
  jump(to: Camera): void {
    this.stop();
    this.#own = to;
  }

  stop(): void {
    cancelAnimationFrame(this.#flight);
  }

  // -- by hand ------------------------------------------------------------------------------------------------------

  push(dx: number, dy: number): void {
    this.#take(pan(this.camera, dx, dy, this.#world()));
  }

  /** Nearer by a factor, about the middle where no point is given. */
  nearer(factor: number, at?: Point): void {
    const size = this.#size();
    this.#take(zoom(this.camera, factor, at ?? { x: size.width / 2, y: size.height / 2 }, size, this.#world()));
  }

  follow({ dx, dy, factor, at }: Motion): void {
    this.push(dx, dy);
    if (factor !== 1) this.nearer(factor, at);
  }

  /** Let go of it: it follows again. */
  release(to: Camera): void {
    this.free = false;
    this.go(to);
  }

  #take(to: Camera): void {
    this.free = true;
    this.jump(to);
  }
}
