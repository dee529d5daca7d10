import { api } from '../api';
import { explain } from '../notices.svelte';
import type { DraftChecked, DraftRehearsed } from '../protocol';
import type { Texts } from '../texts/texts';

/** Milliseconds without a change after which a draft is looked at. */
const REST = 350;

/** What the server says of a draft while it is being written: its faults at once, what bots make of it when asked. */
export class Looking {
  checked = $state.raw<DraftChecked | null>(null);
  rehearsed = $state.raw<DraftRehearsed | null>(null);
  /** Why there is no answer. */
  trouble = $state('');
  playing = $state(false);
  /** Whether what was said is said of the text as it is now. */
  fresh = $state(false);
  #text = '';
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly game: string,
    private readonly option: string,
    private readonly t: () => Texts,
  ) {}

  /** The text has changed: what was said of the one before means nothing any more. */
  change(text: string): void {
    this.#text = text;
    this.rehearsed = null;
    this.trouble = '';
    this.fresh = false;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#check(text), this.checked ? REST : 0);
  }

  async rehearse(seats: number): Promise<void> {
    const text = this.#text;
    if (this.playing) return;
    this.playing = true;
    this.trouble = '';
    const found = await this.#ask(text, () => api.rehearse(this.game, this.option, text, seats));
    this.playing = false;
    if (found) this.rehearsed = found;
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#text = '';
  }

  async #check(text: string): Promise<void> {
    const found = await this.#ask(text, () => api.checkDraft(this.game, this.option, text));
    if (!found) return;
    this.checked = found;
    this.fresh = true;
  }

  /** The answer, unless another text has come meanwhile. */
  async #ask<T>(text: string, work: () => Promise<T>): Promise<T | null> {
    try {
      const found = await work();
      return text === this.#text ? found : null;
    } catch (error) {
      if (text === this.#text) this.trouble = explain(this.t(), error);
      return null;
    }
  }
}
