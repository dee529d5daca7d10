/** A card of the hand flies to where it is played; a new one comes from the draw pile. */
import { untrack } from 'svelte';
import { fly, snapshot, type Snapshot } from '$shell/cards/fly';
import type { Frame } from '$shell/protocol';
import { arrivals } from './arrivals';
import type { SaboteurView } from './view';

/** Lets cards fly from one frame to the next. Must be called while the component of `table` is being set up. */
export function flights(frame: () => Frame, table: () => HTMLElement | undefined): void {
  let before: Snapshot | null = null;
  let shown: Frame | null = null;
  $effect.pre(() => {
    const next = frame();
    const here = untrack(table);
    before = here && shown && shown !== next ? snapshot(here) : null;
    shown = next;
  });
  $effect(() => {
    const { events, view } = frame();
    const here = table();
    if (here && before) fly(here, before, { leaving: arrivals(events, (view as SaboteurView).viewer) });
    before = null;
  });
}
