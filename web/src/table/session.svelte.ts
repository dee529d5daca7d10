import { untrack } from 'svelte';
import { api, Denied } from '../api';
import { Connection, type Line, type LineState } from '../connection';
import { newId } from '../device/secret';
import { settings } from '../device/settings.svelte';
import type { Answer, Event, Frame, Move } from '../protocol';
import type { Texts } from '../texts/texts';
import { Asides, seating } from './asides.svelte';

/** Frames in a row that may be missed before a table that never answered is looked up by name. */
const DOUBT = 2;

/** After these, what was told before is said with other seats or other names. */
const RETOLD = new Set(['seats_drawn', 'person_was', 'bot_was']);

/** After this, what was told before is not told at all: it would say with a name what is a number's now. */
const UNTOLD = 'names_hidden';

function lineOf(table: string, after: number): Line {
  const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
  // A WebSocket hears more kinds of events than a Line asks for.
  return new WebSocket(
    `${scheme}//${location.host}/api/tables/${table}/live?after=${after}&lang=${settings.lang}`,
  ) as Line;
}

/** The version of the newest row that is not talk; Infinity when there is none. */
function lastRow(events: readonly Event[]): number {
  const rows = events.filter((event) => event.type !== 'said').map((event) => event.v);
  return rows.length === 0 ? Infinity : Math.max(...rows);
}

/** Where texts of a game are found: the speech of the client, or a fixed one in tests. */
interface Speaker {
  of(game: string): Texts;
}

/** One table as this device sees it: the newest frame, every event so far, and the state of the line. */
export class TableSession {
  frame = $state.raw<Frame | null>(null);
  events = $state.raw<readonly Event[]>([]);
  line = $state<LineState>('joining');
  /** Why there will be no more frames: a refusal's code. */
  ended = $state<string | null>(null);
  #offset = 0;
  #heard = $state(0);
  /** From this version on the log waits for the end to be shown. */
  #withheldFrom = $state(Infinity);
  /** What the log may tell by now: everything, but for an end that is still being shown. */
  readonly told: readonly Event[] = $derived(
    this.events.filter((event) => event.v < this.#withheldFrom || event.type === 'said'),
  );
  /** Lines of talk, oldest first. */
  readonly said: readonly Event[] = $derived(this.events.filter((event) => event.type === 'said'));
  readonly asides: Asides;
  #connection: Connection | null = null;
  #greeted = false;
  /** The version of which the story is told as it was then or later. */
  #tellsSince = 0;
  readonly #hurry = () => {
    if (document.visibilityState === 'visible') this.#connection?.hurry();
  };

  constructor(readonly table: string) {
    this.asides = new Asides((after) => api.asides(table, after));
  }

  /** The server's clock, ms; while the game is paused it stands where deadlines are counted from. */
  readonly now = (): number => untrack(() => this.frame?.table.paused) ?? Date.now() + this.#offset;

  /** Lines of talk that nobody here has looked at yet. */
  get unheard(): number {
    return Math.max(0, this.said.length - this.#heard);
  }

  /** The end has been shown: nothing is kept back any more. */
  tellAll(): void {
    this.#withheldFrom = Infinity;
  }

  heard(lines: number): void {
    this.#heard = Math.max(this.#heard, lines);
  }

  /** The texts of this table's game, with the names of the people who sit here. */
  texts(speaker: Speaker): Texts {
    const seats = this.frame?.table.seats ?? [];
    return speaker
      .of(this.frame?.table.game ?? '')
      .atTable(this.frame?.table.options ?? {})
      .withNames((seat) => seats.find((it) => it.seat === seat)?.name ?? '');
  }

  open(): void {
    addEventListener('online', this.#hurry);
    document.addEventListener('visibilitychange', this.#hurry);
    this.#dial();
  }

  close(): void {
    removeEventListener('online', this.#hurry);
    document.removeEventListener('visibilitychange', this.#hurry);
    this.#connection?.close();
    this.#connection = null;
  }

  /** After taking or giving up a seat: another person now looks at the table, and may know other things. */
  reopen(): void {
    this.#connection?.close();
    this.tellAll();
    this.ended = null;
    this.#dial();
  }

  /** Refusals come in the language that the line was opened with. */
  speakAnew(): void {
    this.#connection?.renew();
  }

  readonly move = (move: Move): Promise<Answer> => this.#need().move(move);

  readonly say = (room: string, text: string): Promise<Answer> => this.#need().say(room, text);

  #need(): Connection {
    if (!this.#connection) throw new Error('the table is not open');
    return this.#connection;
  }

  #dial(): void {
    this.events = [];
    this.asides.forget();
    const connection = new Connection(
      { line: (after) => lineOf(this.table, after), random: Math.random, newId },
      {
        frame: (frame, news) => {
          if (this.#connection !== connection) return;
          this.#offset = frame.now - Date.now();
          if (this.frame?.table.phase === 'play' && frame.table.phase === 'over') this.#withheldFrom = lastRow(news);
          const stale = this.events.length > 0 && news.some((event) => RETOLD.has(event.type));
          const begins = news.find(({ type }) => type === UNTOLD);
          if (begins && this.events.length > 0) this.#forgetLobby(begins.v);
          if (news.length > 0) this.events = [...this.events, ...news];
          this.frame = frame;
          this.asides.follow(frame.asides, seating(frame.table));
          // What was said before this device looked in is not news.
          if (!this.#greeted) this.heard(this.said.length);
          this.#greeted = true;
          if (stale) void this.#hearAnew(connection);
        },
        state: (state, reason) => {
          if (this.#connection !== connection) return;
          this.line = state;
          if (state === 'ended') this.ended = reason;
          if (state === 'offline' && connection.version === 0 && connection.failures % DOUBT === 1)
            void this.#lookUp(connection);
        },
      },
    );
    this.#connection = connection;
    this.line = 'joining';
    connection.open();
  }

  /** The story begins with a game without names. At once, and without asking: the server might not answer now. */
  #forgetLobby(since: number): void {
    this.#tellsSince = since;
    this.events = [];
    this.#heard = 0;
  }

  /** The whole story as it is told now, in place of what this device has heard of it. */
  async #hearAnew(connection: Connection): Promise<void> {
    const told = await api.log(this.table).catch(() => null);
    if (told === null || this.#connection !== connection) return;
    // An answer may come late: it told the story of before, with other seats.
    if (told.version < this.#tellsSince) return;
    this.#tellsSince = told.version;
    const { unheard } = this;
    this.events = [...told.events, ...this.events.filter((event) => event.v > told.version)];
    this.#heard = Math.max(0, this.said.length - unheard);
  }

  /** A refused handshake tells a browser nothing; a plain question does. */
  async #lookUp(connection: Connection): Promise<void> {
    try {
      await api.table(this.table);
    } catch (error) {
      const gone = error instanceof Denied && error.status >= 400 && error.status < 500 && error.status !== 429;
      if (gone && this.#connection === connection) connection.close(error.code);
    }
  }
}
