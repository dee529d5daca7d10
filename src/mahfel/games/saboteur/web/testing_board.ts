/** The board of Saboteur in a page without a browser. */
import { all, one, seatAt, words } from '$shell/table-kit/testing/board';
import Board from './Board.svelte';
import { frame, texts } from './testing';

export const sit = seatAt(Board, frame, texts('en'));
export const verb = (text: string) => all('.verbs button').find((button) => words(button).startsWith(text)) ?? null;
export const held = (card: string) => one(`[data-hand="${card}"]`);
export const cell = (key: string) => one(`[data-cell="${key}"]`);
