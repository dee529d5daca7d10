import { notices } from '../notices.svelte';
import type { Texts } from '../texts/texts';

export function sharable(): boolean {
  return typeof navigator.share === 'function';
}

/** Copies a link or another text, and says so; where the browser allows no clipboard the link is shown to be copied by hand. */
export async function copyLink(t: Texts, link: string, done = 'link-copied'): Promise<void> {
  try {
    await navigator.clipboard.writeText(link);
    notices.tell(t.say(done));
  } catch {
    // Without https there is no clipboard: a selected text and the old command still work in every browser.
    const area = document.createElement('textarea');
    area.value = link;
    // What lies outside an open dialog cannot be selected.
    (document.querySelector('dialog[open]') ?? document.body).append(area);
    area.select();
    const copied = document.execCommand('copy');
    area.remove();
    notices.tell(copied ? t.say(done) : link);
  }
}

export async function shareLink(t: Texts, link: string, text: string): Promise<void> {
  try {
    await navigator.share({ text, url: link });
  } catch (error) {
    // Closing the sheet of the system without choosing anything is no trouble.
    if (!(error instanceof DOMException && error.name === 'AbortError')) await copyLink(t, link);
  }
}
