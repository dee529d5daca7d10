import type { loadBoard, loadFigure, loadReckoning } from '../src/boards/registry';
import type { Frame, Move, RuleExample, RuleFigure, View } from '../src/protocol';

/** What there is to look at of a game. */
export interface Shown {
  /** The position that is shown when none is named. */
  first: string;
  frameOf: (name: string) => Frame | undefined;
  /** Pictures and examples of the rulebook, at `?state=figures`. */
  figures: readonly (RuleFigure | RuleExample)[];
  /** Every seat's own view, at `&truth`. */
  truthsOf?: (name: string) => View[];
  /** What a move leads to; without it nothing changes. */
  after?: (frame: Frame, move: Move) => Frame;
}

/** The game's own parts of a screen. */
export interface Parts {
  Board: Awaited<ReturnType<typeof loadBoard>>;
  Reckoning: Awaited<ReturnType<typeof loadReckoning>>;
  Figure: Awaited<ReturnType<typeof loadFigure>>;
}
