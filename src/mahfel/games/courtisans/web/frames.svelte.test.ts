/** What survives a new frame, and what does not. */
import { flushSync, mount, unmount } from 'svelte';
import { expect, test, vi } from 'vitest';
import Board from './Board.svelte';
import { frame, texts } from './testing';

vi.hoisted(() => {
  Object.assign(globalThis, {
    matchMedia: () => ({ matches: true, addEventListener: () => {} }),
    ResizeObserver: class {
      observe = () => {};
      unobserve = () => {};
      disconnect = () => {};
    },
  });
});

const click = (selector: string) => {
  document.querySelector<HTMLElement>(selector)!.click();
  flushSync();
};
const confirming = () => document.querySelector('[data-confirm]') !== null;

test('what is half chosen survives a frame without a new decision, and no other', async () => {
  const first = frame('turn4');
  const props = $state({ frame: first, send: () => new Promise<never>(() => {}), t: texts('en'), now: () => 0 });
  const board = mount(Board, { target: document.body, props });
  flushSync();
  click('[data-hand="carps-noble"]');
  click('[data-verb="own"]');
  expect(confirming()).toBe(true);
  // Somebody talks, or comes back.
  props.frame = structuredClone({ ...$state.snapshot(first), version: 32 });
  flushSync();
  expect(confirming()).toBe(true);
  props.frame = frame('second4');
  flushSync();
  expect(confirming()).toBe(false);
  expect(document.querySelectorAll('.hand button')).toHaveLength(2);
  props.frame = frame('wait4');
  flushSync();
  expect(document.querySelectorAll('[data-verb], .hand button')).toHaveLength(0);
  await unmount(board);
});
