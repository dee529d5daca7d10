import type {
  Accepted,
  Among,
  Answer,
  AsideList,
  DraftChecked,
  DraftRehearsed,
  DraftSamples,
  EventList,
  GameCard,
  Handover,
  InvitationLink,
  Lang,
  Move,
  MoveList,
  Opened,
  OpenCommand,
  OptionsCommand,
  Refusal,
  Rematched,
  Replay,
  Rulebook,
  Seat,
  Seated,
  TableView,
  TimesCommand,
} from './protocol';

/** The server said no, in words: `code` for programs, `message` for people. `status` 0: the server was not reached. */
export class Denied extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly status: number,
    readonly args: Record<string, unknown> = {},
  ) {
    super(message);
    this.name = 'Denied';
  }

  get unreachable(): boolean {
    return this.status === 0 || this.status >= 502;
  }
}

/** HTTP side of the protocol. `lang` decides the language of refusals. */
export class Api {
  lang: Lang = 'fa';

  constructor(private readonly fetcher: typeof fetch = (...args) => fetch(...args)) {}

  games = () => this.#get<GameCard[]>('/api/games');
  game = (key: string) => this.#get<GameCard>(`/api/games/${key}`);
  rulebook = (key: string, lang: Lang) => this.#get<Rulebook>(`/api/games/${key}/rulebook/${lang}`);
  gameTitle = async (key: string, lang: Lang) =>
    (await this.#call('GET', `/api/games/${key}/texts/${lang}/title`)).text();
  gameTexts = async (key: string, lang: Lang) => (await this.#call('GET', `/api/games/${key}/texts/${lang}`)).text();

  /** Options that people write themselves. */
  draftSamples = (key: string, option: string) => this.#get<DraftSamples>(`/api/games/${key}/drafts/${option}`);
  checkDraft = (key: string, option: string, text: string) =>
    this.#post<DraftChecked>(`/api/games/${key}/drafts/${option}/check`, { text });
  rehearse = (key: string, option: string, text: string, seats: number) =>
    this.#post<DraftRehearsed>(`/api/games/${key}/drafts/${option}/rehearsal`, { text, seats });

  open = (body: OpenCommand) => this.#post<Opened>('/api/tables', body);
  table = (table: string) => this.#get<TableView>(`/api/tables/${table}`);
  join = (table: string, body: { name: string; nonce: string; seat?: Seat; invite?: string }) =>
    this.#post<Seated>(`/api/tables/${table}/join`, body);
  addBot = (table: string, seat: Seat, level: string) =>
    this.#post(`/api/tables/${table}/seats/${seat}/bot`, { level });
  removeBot = (table: string, seat: Seat) => this.#send('DELETE', `/api/tables/${table}/seats/${seat}/bot`);
  remove = (table: string, seat: Seat) => this.#post(`/api/tables/${table}/seats/${seat}/remove`, {});
  /** Sends somebody away while the game goes on. */
  exclude = (table: string, seat: Seat, reason = '') =>
    this.#post(`/api/tables/${table}/seats/${seat}/exclude`, { reason });
  /** Ends the speech of whoever has the word. */
  skip = (table: string, seat: Seat) => this.#post(`/api/tables/${table}/seats/${seat}/skip`, {});
  /** Half a minute more for everybody who is asked now. */
  moreTime = (table: string) => this.#post(`/api/tables/${table}/time`, {});
  /** Stops the game and its clock, and lets it go on. */
  pause = (table: string) => this.#post(`/api/tables/${table}/pause`, {});
  resume = (table: string) => this.#post(`/api/tables/${table}/resume`, {});
  /** Ends the game where it stands; nobody wins. */
  abandon = (table: string) => this.#post(`/api/tables/${table}/abandon`, {});
  /** What is to be read out when this seat leaves the game. */
  will = (table: string, text: string) => this.#post(`/api/tables/${table}/will`, { text });
  /** Lines between this seat and whoever leads the table, after so many; all of them for who leads. */
  asides = (table: string, after: number) => this.#get<AsideList>(`/api/tables/${table}/asides?after=${after}`);
  /** A line to whoever leads; nobody else notices it. */
  confide = (table: string, id: string, text: string) => this.#post<Accepted>(`/api/tables/${table}/aside`, { id, text });
  /** A line of whoever leads to one person. */
  reply = (table: string, seat: Seat, id: string, text: string) =>
    this.#post<Accepted>(`/api/tables/${table}/seats/${seat}/aside`, { id, text });
  /** Takes a person's voice in the rooms of talk, and gives it back. */
  silence = (table: string, seat: Seat) => this.#post(`/api/tables/${table}/seats/${seat}/silence`, {});
  giveVoice = (table: string, seat: Seat) => this.#send('DELETE', `/api/tables/${table}/seats/${seat}/silence`);
  /** The line above the table. */
  pin = (table: string, text: string) => this.#post(`/api/tables/${table}/pin`, { text });
  unpin = (table: string) => this.#send('DELETE', `/api/tables/${table}/pin`);
  poll = (table: string, question: string, among: Among) => this.#post(`/api/tables/${table}/poll`, { question, among });
  closePoll = (table: string) => this.#post(`/api/tables/${table}/poll/close`, {});
  answerPoll = (table: string, poll: number, yes: boolean) =>
    this.#post(`/api/tables/${table}/poll/answer`, { poll, yes });
  changeSeat = (table: string, seat: Seat) => this.#post(`/api/tables/${table}/seats/${seat}/move`, {});
  settings = (table: string, body: OptionsCommand) => this.#post(`/api/tables/${table}/options`, body);
  /** How long decisions take from now on, while the game goes on. */
  times = (table: string, body: TimesCommand) => this.#post(`/api/tables/${table}/times`, body);
  /** Draws by lot who sits where, before the start. */
  drawSeats = (table: string) => this.#post(`/api/tables/${table}/draw`, {});
  start = (table: string) => this.#post(`/api/tables/${table}/start`, {});
  move = (table: string, id: string, version: number, move: Move) =>
    this.#post<Answer>(`/api/tables/${table}/moves`, { id, version, move });
  moves = (table: string, limit = 200) => this.#get<MoveList>(`/api/tables/${table}/moves?limit=${limit}`);
  leave = (table: string) => this.#post(`/api/tables/${table}/leave`, {});
  comeBack = (table: string) => this.#post(`/api/tables/${table}/return`, {});
  handover = (table: string) => this.#post<Handover>(`/api/tables/${table}/handover`, {});
  take = (table: string, code: string) => this.#post<Seated>(`/api/tables/${table}/take`, { code });
  invite = (table: string, seat: Seat) => this.#post<InvitationLink>(`/api/tables/${table}/seats/${seat}/invite`, {});
  /** Leads everybody to the same new table, and leaves the browser the cookie of its seat there. */
  rematch = (table: string, nonce: string) => this.#post<Rematched>(`/api/tables/${table}/rematch`, { nonce });
  log = (table: string, after = 0) => this.#get<EventList>(`/api/tables/${table}/log?after=${after}`);
  replay = (table: string, eyes: string) => this.#get<Replay>(`/api/tables/${table}/replay?eyes=${eyes}`);

  #get = <T>(path: string): Promise<T> => this.#send<T>('GET', path);
  #post = <T = unknown>(path: string, body: object): Promise<T> => this.#send<T>('POST', path, body);

  async #send<T = unknown>(method: string, path: string, body?: object): Promise<T> {
    const response = await this.#call(method, path, body);
    const text = await response.text();
    return (text === '' ? null : JSON.parse(text)) as T;
  }

  async #call(method: string, path: string, body?: object): Promise<Response> {
    const headers: Record<string, string> = { 'accept-language': this.lang };
    if (body !== undefined) headers['content-type'] = 'application/json';
    let response: Response;
    try {
      response = await this.fetcher(path, {
        method,
        headers,
        credentials: 'same-origin',
        body: body === undefined ? undefined : JSON.stringify(body),
      });
    } catch {
      throw new Denied('offline', '', 0);
    }
    if (response.ok) return response;
    throw await denied(response);
  }
}

async function denied(response: Response): Promise<Denied> {
  try {
    const { code, text, args } = (await response.json()) as Refusal;
    if (typeof code === 'string') return new Denied(code, String(text), response.status, args);
  } catch {
    // Not ours: a proxy's page, say. The status has to do.
  }
  return new Denied(`http.${response.status}`, '', response.status);
}

export const api = new Api();
