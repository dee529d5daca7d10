import { keep, recall } from '../device/storage';
import type { Frame, PollCard } from '../protocol';

/** What this device has put aside: the counts of one poll. */
interface Read {
  table: string;
  poll: number;
}
const KEY = 'poll-read';

function isRead(value: unknown): value is Read {
  const it = value as Read | null;
  return typeof it === 'object' && it !== null && typeof it.table === 'string' && typeof it.poll === 'number';
}

/** What whoever leads the table has put above it: the pinned line, and the poll until its counts were read. */
export class Placards {
  #read = $state.raw(recall(KEY, isRead));

  constructor(private readonly frame: () => Frame | null) {}

  get pinned(): string | null {
    return this.frame()?.table.pinned ?? null;
  }

  get poll(): PollCard | null {
    const frame = this.frame();
    const poll = frame?.poll ?? null;
    const read = poll && !poll.open && this.#read?.table === frame?.table.table && this.#read?.poll === poll.number;
    return read ? null : poll;
  }

  get any(): boolean {
    return this.pinned !== null || this.poll !== null;
  }

  putAside(): void {
    const frame = this.frame();
    if (!frame?.poll) return;
    this.#read = { table: frame.table.table, poll: frame.poll.number };
    keep(KEY, this.#read);
  }
}
