/** A board that is told more while it is open, for tests. */
import type { Frame } from '../../protocol';

/** Props whose frame can be replaced, as a live table does it. */
export function live<P extends object>(first: Frame, others: P): P & { frame: Frame } {
  let frame = $state.raw(first);
  return Object.defineProperty({ ...others }, 'frame', {
    enumerable: true,
    get: () => frame,
    set: (next: Frame) => (frame = next),
  }) as P & { frame: Frame };
}
