/** A board in a page without a browser, and hands and eyes for its tests. Nobody sits at it before and after each test. */
import './furniture';
import { flushSync, mount, unmount, type Component } from 'svelte';
import { afterEach, beforeEach } from 'vitest';
import type { BoardProps } from '../../boards/registry';
import type { Answer, Frame, Move } from '../../protocol';
import type { Texts } from '../../texts/texts';
import { live } from './live.svelte';
import { bare } from './positions';

const ACCEPTED: Answer = { type: 'accepted', id: 'u1', version: 32 };
let shown: ReturnType<typeof mount> | undefined;

/** What has been played. */
export const sent: Move[] = [];

/** What the server answers to it. */
export const server: { answer: Answer } = { answer: ACCEPTED };

beforeEach(() => {
  sent.length = 0;
  server.answer = ACCEPTED;
});
afterEach(rise);

/** Leave the table; nothing stays on the page. */
export async function rise(): Promise<void> {
  if (shown) await unmount(shown);
  shown = undefined;
  document.body.replaceChildren();
}

/** Something alone on the page, or with what stands around it in `context`. */
export function show<P extends object>(
  component: Component<P & Record<string, unknown>>,
  props: P,
  context = new Map<unknown, unknown>(),
): void {
  shown = mount(component, { target: document.body, props: props as P & Record<string, unknown>, context });
  flushSync();
}

type Sit<At> = (at: At, more?: Partial<BoardProps>) => { frame: Frame };

/** How one sits down at a board: in a position, whose frame can be replaced afterwards. */
export function seatAt<At>(
  board: Component<BoardProps & Record<string, unknown>>,
  frameOf: (at: At) => Frame,
  t: Texts,
): Sit<At> {
  const send = (move: Move) => {
    sent.push(move);
    return Promise.resolve(server.answer);
  };
  return (at, { frame = frameOf(at), ...others } = {}) => {
    const props = live(frame, { send, t, now: () => Date.now(), ...others });
    show(board, props);
    return props;
  };
}

export const one = (selector: string) => document.querySelector<HTMLElement>(selector);
export const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];

/** What is read there. */
export const words = (element: Element | null | undefined): string =>
  bare(element?.textContent ?? '')
    .replace(/\s+/g, ' ')
    .trim();

type Where = Element | string | null | undefined;

function found(where: Where): Element {
  const element = typeof where === 'string' ? one(where) : where;
  if (!element) throw new Error(`there is no ${typeof where === 'string' ? where : 'such element'}`);
  return element;
}

export function press(key: string, code = key, target: Element = document.activeElement ?? document.body): void {
  target.dispatchEvent(new KeyboardEvent('keydown', { key, code, bubbles: true, cancelable: true }));
  flushSync();
}

/** A press that comes from no pointer, as the keyboard and a screen reader give it. */
export function click(where: Where): void {
  const element = found(where);
  if (element instanceof HTMLElement) element.click();
  else element.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 0 }));
  flushSync();
}

export function touch(where: Where): void {
  found(where).dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
  flushSync();
}

/** Until answers have come in. */
export async function settle(): Promise<void> {
  await new Promise((done) => setTimeout(done));
  flushSync();
}
