import { getContext, setContext } from 'svelte';

/** Under this key a table keeps what stands in the prompt of whatever board lies on it while the game is paused. */
export const STOPPED = Symbol('stopped');

type Words = () => string | null;

/** Called by the table: the words for a game that is paused, null while it goes on. */
export function stopPrompts(words: Words): void {
  setContext(STOPPED, words);
}

/** Called by the prompt; away from a table, as in a replay, no game is ever paused. */
export function promptStopped(): Words {
  return getContext<Words | undefined>(STOPPED) ?? (() => null);
}
