import { Denied } from './api';
import type { Texts } from './texts/texts';

export interface Notice {
  id: number;
  text: string;
  kind: 'told' | 'refused';
}

/** Milliseconds a notice stays. */
const STAY = 5_000;

/** Short words that come and go: a refusal, "copied". */
class Notices {
  list = $state<Notice[]>([]);
  #count = 0;

  tell(text: string, kind: Notice['kind'] = 'told'): void {
    const id = (this.#count += 1);
    this.list = [...this.list.filter((it) => it.text !== text).slice(-2), { id, text, kind }];
    setTimeout(() => this.drop(id), STAY);
  }

  drop(id: number): void {
    this.list = this.list.filter((it) => it.id !== id);
  }

  /** Run something that the server may refuse; a refusal is shown and null is the answer. */
  async attempt<T>(t: Texts, work: () => Promise<T>): Promise<T | null> {
    try {
      return await work();
    } catch (error) {
      this.tell(explain(t, error), 'refused');
      return null;
    }
  }
}

/** What went wrong, in words for people. Errors of our own go to the console as well. */
export function explain(t: Texts, error: unknown): string {
  if (error instanceof Denied) {
    if (error.unreachable) return t.say('trouble-unreachable');
    return error.message || t.sayFirst([`refused-${error.code.replaceAll('.', '-')}`, 'trouble-refused']);
  }
  console.error(error);
  return t.say('trouble-ours');
}

export const notices = new Notices();
