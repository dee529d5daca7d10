/** A press held longer than this shows only while it is held, in milliseconds. */
const HOLD = 350;

/**
 * Looking at what lies covered before oneself: a press turns it, another one hides it; held longer, it shows only while it
 * is held. The button that uses it gives its pictures `pointer-events: none`, since they change under the finger.
 */
export class Peek {
  #turned = $state(false);
  #held = $state(false);
  #since = 0;

  /** Whether it is being looked at now. */
  get looking(): boolean {
    return this.#turned || this.#held;
  }

  press = (): void => {
    this.#since = performance.now();
    this.#held = true;
  };

  release = (): void => {
    this.#held = false;
  };

  /** A click ends a press; a key makes one without a press before it. */
  toggle = (event: MouseEvent): void => {
    const long = event.detail > 0 && performance.now() - this.#since > HOLD;
    this.#held = false;
    this.#turned = long ? false : !this.#turned;
  };
}
