/**
 * What the server and the browser say to each other. Instants are milliseconds since 1970 by the server's clock.
 * Made by `python -m mahfel.server.typescript`: do not edit.
 */

export type Seat = number;
export type Lang = 'fa' | 'en' | 'ru';
export type Pace = 'relaxed' | 'normal' | 'quick';
export type Windows = 'swift' | 'even';
export type Absent = 'bot' | 'wait' | 'remove';
export type TimeClass = 'turn' | 'window' | 'long' | 'discussion' | 'speech' | 'night' | 'vote';
export type TablePhase = 'lobby' | 'play' | 'over';
export type Among = 'living' | 'seated';
export type SeatKind = 'person' | 'bot' | 'empty';
export type OptionValue = boolean | number | string;

/** A move of some game: a tag and the game's own fields. */
export interface Move {
  type: string;
  [field: string]: unknown;
}

/** Something that happened, as this viewer may know it; `v` is the version of the log row it belongs to. */
export interface Event {
  v: number;
  at: number;
  type: string;
  seat?: Seat;
  [field: string]: unknown;
}

/** Everything a viewer may know of the game; its fields are the game's own. */
export interface View {
  type?: string;
  viewer: Seat | null;
  [field: string]: unknown;
}

/** A worked example of a rulebook; what it holds beside its kind is the game's own. */
export interface ExampleBody {
  kind: string;
  [field: string]: unknown;
}

/** How many seats a game has, both ends included. */
export interface SeatRange {
  least: number;
  most: number;
}

/** One option of a game: a switch, a choice among words, a number within bounds (both included), or a text of at most so many characters. */
export interface OptionCard {
  name: string;
  kind: 'bool' | 'choice' | 'number' | 'text';
  default: OptionValue;
  choices?: string[] | null;
  least?: number | null;
  most?: number | null;
  when?: Record<string, OptionValue>;
  draft?: boolean;
}

/** A game on the shelf; `minutes` from–to, `age` in years, `bots` the levels it has, weakest first; `windows`: it has moments in which several seats answer at the same time; `moderated`: who opens a table may lead it without playing; `excludes`: the host may send somebody away while it goes on; `counts_present`: whoever is away for long is not counted where its rules count who is there. `times`: for each pace the seconds of the classes of time that its decisions have, the usual class first. */
export interface GameCard {
  key: string;
  seats: SeatRange;
  minutes: [number, number];
  age: number;
  stage: string;
  rules_version: number;
  emblem: string;
  bots: string[];
  windows: boolean;
  moderated: boolean;
  excludes: boolean;
  counts_present: boolean;
  times: Partial<Record<Pace, Partial<Record<TimeClass, number>>>>;
  options: OptionCard[];
}

/** A chair: who sits there and whether that person is here now. */
export interface SeatCard {
  seat: Seat;
  kind: SeatKind;
  name: string;
  level: string | null;
  here: boolean;
  absent: boolean;
  kept: string | null;
  away: boolean;
  left: boolean;
  excluded: boolean;
  silenced: boolean;
}

/** Who leads the table without playing, and sees everything. */
export interface ModeratorCard {
  name: string;
  here: boolean;
}

/** The table itself, the same for all but `you` and `you_are`. */
export interface TableCard {
  table: string;
  game: string;
  phase: TablePhase;
  paused: number | null;
  abandoned: boolean;
  pace: Pace;
  windows: Windows;
  warm: string | null;
  absent: Absent;
  grace: number;
  times: Partial<Record<TimeClass, number>>;
  spectators: boolean;
  anonymous: boolean;
  options: Record<string, OptionValue>;
  host: Seat | null;
  commit: string;
  rematch: string | null;
  pinned: string | null;
  lang: Lang;
  seats: SeatCard[];
  least: number;
  most: number;
  sizes: number[];
  watchers: number;
  moderator: ModeratorCard | null;
  you: Seat | null;
  you_are: 'host' | 'moderator' | 'seat' | 'spectator';
}

/** A legal move, and the text key with arguments that name it. */
export interface LabelledMove {
  move: Move;
  label_key: string;
  args: Record<string, unknown>;
}

/** What the viewer is asked now, worded by the text key `ask-<text>`. */
export interface AskCard {
  kind: string;
  text: string;
  optional: boolean;
  rule: string;
  default: Move;
  version: number;
  deadline: number | null;
  moves: LabelledMove[] | null;
  given: Move | null;
}

/** A seat the table waits for; the deadline in milliseconds since 1970, null when there is none. */
export interface Waiting {
  seat: Seat;
  deadline: number | null;
}

/** The rooms that one viewer may read and write now, by name (text key ``room-<name>``). */
export interface Channels {
  read: string[];
  write: string[];
}

/** The sealed deal: hash of the secret from the beginning, the secret itself (both in hexadecimal) after the end. */
export interface Seal {
  commit: string;
  secret: string | null;
}

/** The table's card for whoever asks over HTTP. */
export interface TableView {
  version: number;
  now: number;
  table: TableCard;
  seal: Seal;
}

/** The last poll of a table: a question for a yes or a no, `among` those who are in the game or all people who are seated; `of` so many. */
export interface PollCard {
  number: number;
  question: string;
  among: Among;
  open: boolean;
  of: number;
  yours: boolean;
  said: boolean | null;
  yes: number | null;
  no: number | null;
}

/** The whole present for one viewer, and what happened since the version that viewer already has. */
export interface Frame {
  type: 'frame';
  version: number;
  now: number;
  table: TableCard;
  view: View | null;
  will: string | null;
  asides: number | null;
  poll: PollCard | null;
  ask: AskCard | null;
  waiting: Waiting[];
  channels: Channels;
  events: Event[];
  seal: Seal;
}

/** Fields of a frame that is too large to be sent whole, told before it: of the frame itself, of its table, of its view, and chairs of the table, in no order. */
export interface Part {
  type: 'part';
  anew: boolean;
  frame: Record<string, unknown>;
  table: Record<string, unknown>;
  view: Record<string, unknown>;
  seats: SeatCard[];
}

/** A frame without the fields that the parts before it have told and that hold; its own hold on, too. */
export interface Rest {
  type: 'rest';
  version: number;
  now: number;
  events: Event[];
  frame: Record<string, unknown>;
  table: Record<string, unknown>;
  view: Record<string, unknown>;
  seats: SeatCard[];
}

/** Older events, in order, for a client that fell behind; a frame follows when it has caught up. */
export interface Log {
  type: 'log';
  events: Event[];
}

/** The command was carried out and is durable; `version` is the entry it became. */
export interface Accepted {
  type: 'accepted';
  id: string;
  version: number;
}

/** The command changed nothing. `id` is null when the message was too broken to have one. */
export interface Refused {
  type: 'refused';
  id: string | null;
  code: string;
  args: Record<string, unknown>;
  text: string;
}

/** Answer to a ping: the server's clock in milliseconds since 1970, the table's version. */
export interface Pong {
  type: 'pong';
  now: number;
  version: number;
}

/** Last message of a connection that the server ends for a reason. */
export interface Bye {
  type: 'bye';
  code: string;
  text: string;
}

/** An error over HTTP: a code for programs, its arguments, and one sentence for people. */
export interface Refusal {
  code: string;
  args: Record<string, unknown>;
  text: string;
}

/** A new table: its id, the host's seat (null for a moderator) and token, and the path of the link that invites others. */
export interface Opened {
  table: string;
  seat: Seat | null;
  token: string;
  invite: string;
}

/** A seat taken and the secret that proves it. */
export interface Seated {
  seat: Seat;
  token: string;
}

/** One's own seat at a rematch; null for who leads it. */
export interface Claimed {
  table: string;
  seat: Seat | null;
  token: string;
}

/** It was done; `version` is the table's version after it. */
export interface Done {
  version: number;
}

/** A link that moves the seat to another device, once, until `expires` (milliseconds since 1970). */
export interface Handover {
  link: string;
  expires: number;
}

/** A link that lets somebody take the seat of an absent player. */
export interface InvitationLink {
  link: string;
}

/** The new table where the same people are seated, and the asker's seat there (null for whoever had left). */
export interface Rematched {
  table: string;
  seat: Seat | null;
  token: string | null;
}

/** Legal moves of the asking seat, reduced to a smaller equivalent set where there are very many. */
export interface MoveList {
  moves: LabelledMove[];
}

/** Events after a version, oldest first, as the viewer may know them; `version` is the table's present one. */
export interface EventList {
  version: number;
  events: Event[];
}

/** The server is up; `tables` are those held in memory. */
export interface Health {
  status: string;
  version: string;
  tables: number;
}

/** A move over the live connection. */
export interface MoveCommand {
  type: 'move';
  id: string;
  version: number;
  move: Move | string;
}

/** A line of talk over the live connection. */
export interface SayCommand {
  type: 'say';
  id: string;
  room: string;
  text: string;
}

/** Are you there? Answered by a pong with the server's clock. */
export interface PingCommand {
  type: 'ping';
}

/** Make a table and sit down at it as its host. */
export interface OpenCommand {
  game: string;
  name: string;
  lang: Lang;
  nonce: string;
  options?: Record<string, unknown> | null;
  pace?: Pace;
  seat?: number;
  windows?: Windows;
  spectators?: boolean;
  warm?: string | null;
  absent?: Absent;
  grace?: number;
  times?: Partial<Record<TimeClass, number | null>> | null;
  anonymous?: boolean;
  moderate?: boolean;
}

/** Take a seat: any free one in the lobby, a given one, or, with an invitation, the seat of somebody absent. */
export interface JoinCommand {
  name: string;
  nonce: string;
  seat?: number | null;
  invite?: string | null;
}

/** Seat a bot of this level. */
export interface BotCommand {
  level: string;
}

/** Send somebody away, and say why, to everybody, or do not. */
export interface ExcludeCommand {
  reason?: string;
}

/** Change what is given, leave the rest, single options and times too. `warm: null` switches the warm bot off, a time that is null is the pace's again. */
export interface OptionsCommand {
  options?: Record<string, unknown>;
  pace?: Pace;
  windows?: Windows;
  warm?: string | null;
  spectators?: boolean;
  absent?: Absent;
  grace?: number;
  times?: Partial<Record<TimeClass, number | null>>;
  anonymous?: boolean;
}

/** A move over HTTP; `version` is the version of the decision it answers, or any later one. */
export interface MoveRequest {
  id: string;
  version: number;
  move: Move | string;
}

/** A line of talk over HTTP. */
export interface SayRequest {
  id: string;
  room: string;
  text: string;
}

/** What is to be read out when one leaves the game, in place of what was written before; empty: nothing. */
export interface WillRequest {
  text: string;
}

/** A line between a person and who leads the table, the `n`-th that the viewer knows. `seat` and `name` are the person's (null when they do not sit here any more), also where it is an `answer` to them. */
export interface AsideLine {
  n: number;
  seat: Seat | null;
  name: string;
  answer: boolean;
  text: string;
  at: number;
}

/** Lines between the viewer and who leads the table, oldest first; for who leads everybody's. */
export interface AsideList {
  asides: AsideLine[];
}

/** A line for nobody else's eyes. */
export interface AsideRequest {
  id: string;
  text: string;
}

/** A line that stays above the table. */
export interface PinRequest {
  text: string;
}

/** A question that people answer with yes or no. */
export interface PollRequest {
  question: string;
  among?: Among;
}

/** Yes or no to the poll of that number. */
export interface PollAnswer {
  poll: number;
  yes: boolean;
}

/** Go on at another table with the same people; the nonce is this device's share in the next shuffle. */
export interface RematchCommand {
  nonce?: string | null;
}

/** Seconds for classes of time, for all decisions from now on; null: as the pace has it. What is left out stays. */
export interface TimesCommand {
  times: Partial<Record<TimeClass, number | null>>;
}

/** Take a seat over to this device with the one-time code of a hand-over. */
export interface TakeCommand {
  code: string;
}

/** Take one's own seat at the rematch of table `from`, adding this device's share in the shuffle. */
export interface ClaimCommand {
  from: string;
  nonce?: string | null;
}

/** A draft to be checked. */
export interface DraftCommand {
  text: string;
}

/** A draft to be rehearsed with so many bots. */
export interface RehearsalCommand {
  text: string;
  seats: number;
}

/** What is wrong, and where: `place` is the path of the value, as `$.table.8.mafia[0]`; `text` says it in words. */
export interface DraftFault {
  place: string;
  code: string;
  args: Record<string, unknown>;
  text: string;
}

/** Something odd that is allowed, in words. */
export interface DraftRemark {
  key: string;
  text: string;
}

/** Everything wrong with a draft; without faults a table can be made with it, by as many as `seats` lists. */
export interface DraftChecked {
  faults: DraftFault[];
  remarks: DraftRemark[];
  seats: number[];
}

/** How often something came about, named by the game's text `key`: share of the games and its 95 % interval, 0 to 1. */
export interface DraftPart {
  key: string;
  share: number;
  low: number;
  high: number;
}

/** What came of so many games that bots have played. */
export interface DraftRehearsed {
  games: number;
  parts: DraftPart[];
  remarks: DraftRemark[];
}

/** A draft to begin with, named by the game's text `key`. */
export interface DraftSample {
  key: string;
  text: string;
}

/** Drafts to begin with, and how many characters one may have. */
export interface DraftSamples {
  most: number;
  samples: DraftSample[];
}

/** A move, also in the game's short notation; `defaulted` when time was up and the rule's default was played. */
export interface ReplayMove {
  seat: Seat;
  text: string;
  move: Move;
  defaulted: boolean;
}

/** One step: the move that led here (null at the beginning), the view after it, and the events it caused. */
export interface ReplayFrame {
  version: number;
  move: ReplayMove | null;
  view: View;
  events: Event[];
  truth: View[] | null;
}

/** The whole game; `eyes` is a seat, "none" (a spectator) or "all" (every seat's view beside the spectator's). */
export interface Replay {
  table: string;
  game: string;
  options: Record<string, OptionValue>;
  eyes: Seat | 'all' | 'none';
  seats: SeatCard[];
  frames: ReplayFrame[];
}

/** One rule. `id` ("high_society-3.2") is what asks and log lines point at; `html` is safe, made from Markdown. */
export interface RuleParagraph {
  kind: 'paragraph';
  id: string;
  number: string;
  html: string;
}

/** A worked example: what the block says (`kind`, `position`, `moves` …) and what the engine computed from it. */
export interface RuleExample {
  kind: 'example';
  id: string;
  example: ExampleBody;
}

/** A picture drawn by the client from the game's real components. */
export interface RuleFigure {
  kind: 'figure';
  figure: Record<string, unknown>;
}

/** A chapter of the rulebook. */
export interface RuleSection {
  id: string;
  heading: string;
  blocks: (RuleParagraph | RuleExample | RuleFigure)[];
}

/** The rules of a game in one language. */
export interface Rulebook {
  title: string;
  sections: RuleSection[];
}

export type Answer = Accepted | Refused;
export type FromServer = Frame | Part | Rest | Log | Answer | Pong | Bye;
export type Command = MoveCommand | SayCommand;
export type ToServer = Command | PingCommand;
export type RuleBlock = RuleParagraph | RuleExample | RuleFigure;
