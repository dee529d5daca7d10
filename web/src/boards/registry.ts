import type { Component } from 'svelte';
import type { Answer, DraftFault, Event, Frame, Move, RuleExample, RuleFigure, View } from '../protocol';
import type { Texts } from '../texts/texts';

/** What a game's board is given. `now`: the server's clock, ms. */
export interface BoardProps {
  frame: Frame;
  send: (move: Move) => Promise<Answer>;
  t: Texts;
  now: () => number;
  /** Everything that has happened so far, as this viewer may know it. */
  log?: readonly Event[];
  replay?: boolean;
  /** A replay that shows what everybody held. */
  truth?: boolean;
  /** In such a replay: each seat's own view at this step. */
  truths?: View[] | null;
}

export interface ReckoningProps {
  frame: Frame;
  t: Texts;
  /** Everything that has happened, the end included, as this viewer may know it. */
  log?: readonly Event[];
  replay?: boolean;
  /** To be called once the result is seen: until then the log keeps it back. */
  onshown?: () => void;
}

export interface FigureProps {
  block: RuleExample | RuleFigure;
  t: Texts;
}

export interface DraftEditorProps {
  text: string;
  /** What the server finds wrong with it, each with its place. */
  faults: readonly DraftFault[];
  t: Texts;
  onchange: (text: string) => void;
}

/** The form for an option that people write themselves. */
export interface DraftEditor {
  default: Component<Props<DraftEditorProps>>;
  /** A draft to begin with when there is none. */
  blank: (t: Texts) => string;
  /** What a draft is called; empty when it cannot be told. */
  titleOf: (text: string) => string;
  /** The same draft under another title. */
  rename: (text: string, title: string) => string;
  /** Whether the form can show everything that stands there; if not, people see the text itself. */
  fits: (text: string) => boolean;
}

type Loaders<P extends Record<string, unknown>> = Record<string, () => Promise<{ default: Component<P> }>>;
/** Components take their props as records. */
type Props<P> = P & Record<string, unknown>;

const boards = import.meta.glob('../../../src/mahfel/games/*/web/Board.svelte') as Loaders<Props<BoardProps>>;
const reckonings = import.meta.glob('../../../src/mahfel/games/*/web/Reckoning.svelte') as Loaders<
  Props<ReckoningProps>
>;
const figures = import.meta.glob('../../../src/mahfel/games/*/web/Figure.svelte') as Loaders<Props<FigureProps>>;
const drafts = import.meta.glob('../../../src/mahfel/games/*/web/drafts/*/Editor.svelte');
const emblems = import.meta.glob('../../../src/mahfel/games/*/web/Emblem.svelte', { eager: true });

function path(game: string, part: string): string {
  return `../../../src/mahfel/games/${game}/web/${part}.svelte`;
}

/** The game's own board, or the one that plays any game. */
export async function loadBoard(game: string): Promise<Component<Props<BoardProps>>> {
  const load = boards[path(game, 'Board')];
  return load ? (await load()).default : (await import('./Generic.svelte')).default;
}

export async function loadReckoning(game: string): Promise<Component<Props<ReckoningProps>>> {
  const load = reckonings[path(game, 'Reckoning')];
  return load ? (await load()).default : (await import('./Outcome.svelte')).default;
}

/** Pictures and examples of the game's rulebook; null when it draws none of its own. */
export async function loadFigure(game: string): Promise<Component<Props<FigureProps>> | null> {
  return (await figures[path(game, 'Figure')]?.())?.default ?? null;
}

/** The game's form for an option that people write; null when they write its text itself. */
export async function loadDraftEditor(game: string, option: string): Promise<DraftEditor | null> {
  return ((await drafts[path(game, `drafts/${option}/Editor`)]?.()) as DraftEditor | undefined) ?? null;
}

interface EmblemModule {
  default: Component;
  /** Name of the token that is the game's one accent; saffron when it says nothing. */
  accent?: string;
}

function emblemModule(game: string): EmblemModule | undefined {
  return emblems[path(game, 'Emblem')] as EmblemModule | undefined;
}

/** The game's emblem, or null: then the star of the house stands for it. */
export function emblemOf(game: string): Component | null {
  return emblemModule(game)?.default ?? null;
}

/** The game's one accent, as a CSS colour. */
export function accentOf(game: string): string {
  return `var(--${emblemModule(game)?.accent ?? 'saffron'})`;
}
