/** A sheet that goes gives the page back to the finger, and whatever still moves then a moment later, too. */
import { createRawSnippet, flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import './table-kit/testing/furniture';
import Sheet from './Sheet.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('wakes what was inert behind it when it is gone, and again when what was moving has landed', async () => {
  const children = createRawSnippet(() => ({ render: () => '<p>…</p>' }));
  const sheet = mount(Sheet, { target: document.body, props: { title: 'Log', onclose: () => undefined, children } });
  const awake = () => document.documentElement.style.getPropertyValue('--awake');
  await vi.advanceTimersByTimeAsync(2000);
  const before = awake();
  const removed = unmount(sheet);
  await vi.advanceTimersByTimeAsync(0);
  await removed;
  const changes = [awake()];
  for (let passed = 0; passed < 1500; passed += 20) {
    await vi.advanceTimersByTimeAsync(20);
    if (awake() !== changes.at(-1)) changes.push(awake());
  }
  expect(changes[0]).not.toBe(before);
  expect(changes.length).toBe(4);
});

it('asks nothing of a page that is gone by then', async () => {
  const children = createRawSnippet(() => ({ render: () => '<p>…</p>' }));
  const sheet = mount(Sheet, { target: document.body, props: { title: 'Log', onclose: () => undefined, children } });
  flushSync();
  await unmount(sheet);
  vi.stubGlobal('document', undefined);
  await vi.advanceTimersByTimeAsync(1500);
  vi.unstubAllGlobals();
});
