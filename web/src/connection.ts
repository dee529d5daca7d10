import type { Answer, Command, Event, Frame, FromServer, Move, ToServer } from './protocol';
import { Pieces } from './pieces';

/** What a connection needs of a WebSocket. */
export interface Line {
  send(data: string): void;
  close(): void;
  onopen: ((event: never) => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: never) => void) | null;
}

/**
 * `joining` until the first frame, `online`, `offline` while it tries again, `ended` when the server has said goodbye
 * for good.
 */
export type LineState = 'joining' | 'online' | 'offline' | 'ended';

export interface Watcher {
  /** A new frame, and the events that this device has not heard of before it. */
  frame(frame: Frame, news: Event[]): void;
  state(state: LineState, reason: string | null): void;
}

export interface Surroundings {
  line(after: number): Line;
  random(): number;
  newId(): string;
}

/** Milliseconds. */
export const SILENCE = 5_000;
export const PATIENCE = 4_000;
export const LONGEST_WAIT = 8_000;
const FIRST_WAIT = 250;
/** Goodbyes after which trying again would not help. */
const FINAL = new Set(['table.unknown', 'token.unknown', 'seat.not_yours', 'watch.forbidden']);

/**
 * The live connection of one table. It opens itself again after any loss, asks for what it missed (`after` = the last
 * version seen), and keeps every command until it is answered: the same id sent twice is one command for the server,
 * so a command is carried out once however often the line breaks.
 */
export class Connection {
  #line: Line | null = null;
  #ready = false;
  #state: LineState = 'joining';
  #version = 0;
  #staged: Event[] = [];
  readonly #pieces = new Pieces();
  #outbox = new Map<string, { command: Command; settle: (answer: Answer) => void }>();
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly around: Surroundings,
    private readonly watcher: Watcher,
  ) {}

  /** The last version this device has seen. */
  get version(): number {
    return this.#version;
  }

  get state(): LineState {
    return this.#state;
  }

  /** Failed attempts since a frame last came. */
  get failures(): number {
    return this.#failures;
  }

  get unanswered(): number {
    return this.#outbox.size;
  }

  open(): void {
    if (this.#state === 'ended' || this.#line) return;
    clearTimeout(this.#timer);
    const line = this.around.line(this.#version);
    this.#line = line;
    this.#ready = false;
    this.#staged = [];
    this.#pieces.forget();
    // From here on a line that stays dumb is as good as a broken one.
    this.#listen(SILENCE + PATIENCE, () => this.#lost(line));
    line.onopen = () => {
      if (this.#line !== line) return;
      this.#ready = true;
      for (const { command } of this.#outbox.values()) this.#transmit(command);
    };
    line.onmessage = ({ data }) => {
      if (this.#line === line && typeof data === 'string') this.#hear(line, JSON.parse(data) as FromServer);
    };
    line.onclose = () => this.#lost(line);
  }

  /** Try at once: the network is back, or the page is looked at again. */
  hurry(): void {
    if (this.#state === 'ended') return;
    const line = this.#line;
    if (!line) this.open();
    else if (this.#ready) {
      this.#transmit({ type: 'ping' });
      this.#listen(PATIENCE, () => this.#lost(line));
    }
  }

  /** Another line in place of this one, at once and without a word about it: the server is to speak otherwise now. */
  renew(): void {
    if (this.#state === 'ended') return;
    this.#drop();
    this.open();
  }

  close(reason: string | null = null): void {
    clearTimeout(this.#timer);
    this.#drop();
    this.#enter('ended', reason);
  }

  /** Resolves with the server's one answer, after as many reconnections as it takes. */
  move(move: Move): Promise<Answer> {
    return this.#command({ type: 'move', id: this.around.newId(), version: this.#version, move });
  }

  say(room: string, text: string): Promise<Answer> {
    return this.#command({ type: 'say', id: this.around.newId(), room, text });
  }

  #command(command: Command): Promise<Answer> {
    return new Promise((settle) => {
      this.#outbox.set(command.id, { command, settle });
      if (this.#ready) this.#transmit(command);
    });
  }

  #transmit(message: ToServer): void {
    try {
      this.#line?.send(JSON.stringify(message));
    } catch {
      // A line that is just closing: its command stays in the outbox and goes out on the next one.
    }
  }

  #hear(line: Line, message: FromServer): void {
    this.#listen(SILENCE, () => {
      this.#transmit({ type: 'ping' });
      this.#listen(PATIENCE, () => this.#lost(line));
    });
    switch (message.type) {
      case 'frame':
        this.#take(message);
        break;
      case 'part':
        this.#pieces.hear(message);
        break;
      case 'rest':
        this.#take(this.#pieces.complete(message));
        break;
      case 'log':
        this.#staged.push(...message.events);
        break;
      case 'accepted':
      case 'refused': {
        const id = message.id ?? '';
        const waiting = this.#outbox.get(id);
        this.#outbox.delete(id);
        waiting?.settle(message);
        break;
      }
      case 'bye':
        if (FINAL.has(message.code)) this.close(message.code);
        break;
      case 'pong':
        break;
    }
  }

  #take(frame: Frame): void {
    // Events count as seen only with the frame that completes them: a line that broke between two pieces of the log
    // will bring them all again.
    const news = [...this.#staged, ...frame.events].filter((event) => event.v > this.#version);
    // A frame that grew too large has left its events to the pieces of the log before it. Whoever shows what has just
    // happened finds them in the frame all the same; to whoever has only come, the past is not news.
    const whole = this.#version > 0 && news.length !== frame.events.length ? { ...frame, events: news } : frame;
    this.#staged = [];
    this.#version = frame.version;
    this.#failures = 0;
    this.watcher.frame(whole, news);
    this.#enter('online', null);
  }

  #drop(): void {
    const line = this.#line;
    this.#line = null;
    this.#ready = false;
    clearTimeout(this.#silence);
    if (!line) return;
    line.onclose = null;
    line.close();
  }

  #lost(line: Line): void {
    if (this.#line !== line) return;
    this.#drop();
    this.#failures += 1;
    this.#enter('offline', null);
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** Math.min(this.#failures - 1, 10));
    this.#timer = setTimeout(() => this.open(), wait * (0.75 + this.around.random() / 2));
  }

  #listen(ms: number, then: () => void): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(then, ms);
  }

  #enter(state: LineState, reason: string | null): void {
    if (this.#state === 'ended' || (this.#state === state && state !== 'offline')) return;
    this.#state = state;
    this.watcher.state(state, reason);
  }
}
