/** A scenario's file as the sheet around the form handles it, without looking into it. */
import type { Texts } from '$shell/texts/texts';
import { blank as begun, read, write } from './scenario';

const LONGEST_NAME = 40;

/** A draft to begin with. */
export const blank = (t: Texts): string => write(begun(t.say('written-untitled')));

/** Its name; empty when there is none to be read. */
export const titleOf = (text: string): string => read(text)?.name.trim() ?? '';

/** The same under another name. */
export function rename(text: string, title: string): string {
  const found = read(text);
  return found ? write({ ...found, name: [...title].slice(0, LONGEST_NAME).join('') }) : text;
}

/** Whether the form has a place for all that stands there. */
export const fits = (text: string): boolean => read(text) !== null;
