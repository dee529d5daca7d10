/** What survives a new frame, and what does not. */
import { all, click, one, seatAt } from '$shell/table-kit/testing/board';
import { flushSync } from 'svelte';
import { expect, test } from 'vitest';
import Board from './Board.svelte';
import { frame, texts } from './testing';

const sit = seatAt(Board, frame, texts('en'));
const confirming = () => one('[data-confirm]') !== null;

test('what is half chosen survives a frame without a new decision, and no other', () => {
  const first = frame('turn4');
  const props = sit('turn4', { send: () => new Promise<never>(() => {}) });
  click('[data-hand="carps-noble"]');
  click('[data-verb="own"]');
  expect(confirming()).toBe(true);
  // Somebody talks, or comes back.
  props.frame = structuredClone({ ...first, version: 32 });
  flushSync();
  expect(confirming()).toBe(true);
  props.frame = frame('second4');
  flushSync();
  expect(confirming()).toBe(false);
  expect(all('.hand button')).toHaveLength(2);
  props.frame = frame('wait4');
  flushSync();
  expect(all('[data-verb], .hand button')).toHaveLength(0);
});
