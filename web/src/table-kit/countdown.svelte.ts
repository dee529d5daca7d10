/** Time that runs out on a clock of the server, in milliseconds. */

/** How full a clock stands: what is left of the span that was left when the deadline was first seen. */
export function fullness(left: number, span: number): number {
  return span <= 0 ? 0 : Math.min(1, Math.max(0, left / span));
}

/** Below this many milliseconds a clock hurries. */
export const HURRY = 10_000;

/**
 * Counts towards `deadline()`, null while nobody counts; `clock()` is the server's clock, both in milliseconds since
 * 1970.
 * Must be called while a component is being set up.
 */
export function countdown(deadline: () => number | null, clock: () => number) {
  let now = $state(clock());
  let span = $state(0);

  $effect(() => {
    const until = deadline();
    if (until === null) return;
    const begun = clock();
    now = begun;
    span = until - begun;
    const beat = setInterval(() => (now = clock()), 250);
    return () => clearInterval(beat);
  });

  return {
    /** Milliseconds left, never below 0; null when nobody counts. */
    get left(): number | null {
      const until = deadline();
      return until === null ? null : Math.max(0, until - now);
    },
    /** How full its ring is, 0 to 1. */
    get part(): number {
      return fullness(this.left ?? 0, span);
    },
  };
}
