/** Cards fly to their new places whenever another frame is shown. */
import { untrack } from 'svelte';
import type { Frame } from '../protocol';
import { fly, snapshot, type Landing, type Snapshot } from './fly';

/**
 * Lets the cards of `table` fly from one frame to the next. Must be called while its component is being set up. `leaving`:
 * where those go that the frame has taken away.
 */
export function flights(
  frame: () => Frame,
  table: () => HTMLElement | undefined,
  leaving?: (frame: Frame) => Landing['leaving'],
): void {
  let before: Snapshot | null = null;
  let shown: Frame | null = null;
  $effect.pre(() => {
    const next = frame();
    const here = untrack(table);
    before = here && shown && shown !== next ? snapshot(here) : null;
    shown = next;
  });
  $effect(() => {
    const now = frame();
    const here = table();
    if (here && before) fly(here, before, { leaving: leaving?.(now) });
    before = null;
  });
}
