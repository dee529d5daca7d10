/** A board in a page without a browser, and hands and eyes for its tests. */
import './testing_furniture';
import { flushSync, mount, unmount, type Component, type ComponentProps } from 'svelte';
import type { Answer, Frame, Move } from '$shell/protocol';
import Board from './Board.svelte';
import { live } from './testing_frames.svelte';
import { frame, texts } from './testing';

let board: ReturnType<typeof mount> | undefined;

/** What has been played, and what the server says to it. */
export const server: { sent: Move[]; answer: Answer } = { sent: [], answer: { type: 'accepted', id: 'u1', version: 32 } };

/** Nobody is at the table. */
export async function clear(): Promise<void> {
  if (board) await unmount(board);
  board = undefined;
  document.body.replaceChildren();
  server.sent = [];
  server.answer = { type: 'accepted', id: 'u1', version: 32 };
}

type Others = Partial<Omit<ComponentProps<typeof Board>, 'frame'>>;

/** Sit down in a position; its frame can be replaced. */
export function sit(
  name: string,
  { frame: first = frame(name), ...others }: Others & { frame?: Frame } = {},
): { frame: Frame } {
  const send = (move: Move) => {
    server.sent.push(move);
    return Promise.resolve(server.answer);
  };
  const props = live(first, { send, t: texts('en'), now: () => Date.now(), ...others });
  board = mount(Board, { target: document.body, props });
  flushSync();
  return props;
}

/** Another component in place of the board. */
export function show<P extends Record<string, unknown>>(component: Component<P>, props: P): void {
  board = mount(component, { target: document.body, props });
  flushSync();
}

export const one = (selector: string) => document.querySelector<HTMLElement>(selector);
export const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
export const words = (element: Element | null) =>
  element?.textContent?.replace(/[\u2068\u2069\s]+/g, ' ').trim() ?? '';
export const verb = (text: string) => all('.verbs button').find((button) => words(button).startsWith(text)) ?? null;
export const held = (card: string) => one(`[data-hand="${card}"]`);
export const cell = (key: string) => one(`[data-cell="${key}"]`);

export function press(key: string, code = key, target: Element = document.activeElement ?? document.body): void {
  target.dispatchEvent(new KeyboardEvent('keydown', { key, code, bubbles: true, cancelable: true }));
  flushSync();
}

/** A press that comes from no pointer, as the keyboard and a screen reader give it. */
export function click(element: Element | null): void {
  element?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 0 }));
  flushSync();
}

export function touch(element: Element | null): void {
  element?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
  flushSync();
}
