/** What the server and the browser say to each other. Instants are milliseconds since 1970 by the server's clock. */

export type Seat = number;
export type Lang = 'fa' | 'en' | 'ru';
export type Pace = 'relaxed' | 'normal' | 'quick';
export type Windows = 'swift' | 'even';
export type TablePhase = 'lobby' | 'play' | 'over';
export type SeatKind = 'person' | 'bot' | 'empty';
export type OptionValue = boolean | number | string;

export interface SeatRange {
  least: number;
  most: number;
}

export interface OptionCard {
  name: string;
  kind: 'bool' | 'choice' | 'number';
  choices?: string[] | null;
  least?: number | null;
  most?: number | null;
  default: OptionValue;
}

export interface GameCard {
  key: string;
  seats: SeatRange;
  minutes: [number, number];
  age: number;
  stage: string;
  rules_version: number;
  emblem: string;
  bots: string[];
  options: OptionCard[];
}

export interface SeatCard {
  seat: Seat;
  kind: SeatKind;
  name: string;
  level: string | null;
  here: boolean;
  absent: boolean;
  kept: string | null;
  left: boolean;
}

export interface TableCard {
  table: string;
  game: string;
  phase: TablePhase;
  pace: Pace;
  windows: Windows;
  warm: string | null;
  spectators: boolean;
  options: Record<string, OptionValue>;
  host: Seat | null;
  commit: string;
  rematch: string | null;
  lang: Lang;
  seats: SeatCard[];
  least: number;
  most: number;
  watchers: number;
  you: Seat | null;
  you_are: 'host' | 'seat' | 'spectator';
}

/** A move of some game: a tag and the game's own fields. */
export interface Move {
  type: string;
  [field: string]: unknown;
}

export interface LabelledMove {
  move: Move;
  label_key: string;
  args: Record<string, unknown>;
}

export interface AskCard {
  kind: string;
  optional: boolean;
  rule: string;
  default: Move;
  version: number;
  deadline: number | null;
  moves: LabelledMove[] | null;
}

export interface Waiting {
  seat: Seat;
  deadline: number | null;
}

export interface Channels {
  read: string[];
  write: string[];
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

export interface Seal {
  commit: string;
  secret: string | null;
}

export interface Frame {
  type: 'frame';
  version: number;
  now: number;
  table: TableCard;
  view: View | null;
  ask: AskCard | null;
  waiting: Waiting[];
  channels: Channels;
  events: Event[];
  seal: Seal;
}

export interface Log {
  type: 'log';
  events: Event[];
}

export interface Accepted {
  type: 'accepted';
  id: string;
  version: number;
}

export interface Refused {
  type: 'refused';
  id: string;
  code: string;
  args: Record<string, unknown>;
  text: string;
}

export interface Bye {
  type: 'bye';
  code: string;
}

export type Answer = Accepted | Refused;
export type FromServer = Frame | Log | Answer | Bye | { type: 'pong'; now: number };

export interface MoveCommand {
  type: 'move';
  id: string;
  version: number;
  move: Move;
}

export interface SayCommand {
  type: 'say';
  id: string;
  room: string;
  text: string;
}

export type Command = MoveCommand | SayCommand;
export type ToServer = Command | { type: 'ping' };

/** The body of every 4xx answer. */
export interface Refusal {
  code: string;
  args: Record<string, unknown>;
  text: string;
}

export interface RuleParagraph {
  kind: 'paragraph';
  id: string;
  number: string;
  html: string;
}

export interface RuleExample {
  kind: 'example';
  id: string;
  example: { kind: string; [field: string]: unknown };
}

export interface RuleFigure {
  kind: 'figure';
  figure: Record<string, unknown>;
}

export type RuleBlock = RuleParagraph | RuleExample | RuleFigure;

export interface RuleSection {
  id: string;
  heading: string;
  blocks: RuleBlock[];
}

export interface Rulebook {
  title: string;
  sections: RuleSection[];
}

export interface ReplayFrame {
  version: number;
  move: { seat: Seat; text: string } | null;
  view: View | null;
  events: Event[];
}

export interface Replay {
  table: string;
  game: string;
  options: Record<string, OptionValue>;
  seats: SeatCard[];
  frames: ReplayFrame[];
}
