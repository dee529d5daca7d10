/**
 * What the screen tells of money. All bids lie open, so a view holds what perfect memory knows; a table reminds nobody
 * of it, unless the option says so, the game is over, or the hand is the viewer's own.
 */
import type { Seat } from '$shell/protocol';
import type { HighSocietyView } from './view';

/** Whether the screen may show what `seat` still has. `truth` is a replay that was asked to show everything. */
export function isOpen(view: HighSocietyView, seat: Seat, truth = false): boolean {
  return truth || view.phase === 'over' || view.viewer === seat || view.options.money_memory_aid;
}

/** Money left of a seat, or null when the screen keeps it to itself. */
export function moneyOf(view: HighSocietyView, seat: Seat, truth = false): number | null {
  return isOpen(view, seat, truth) ? (view.players[seat]?.money ?? null) : null;
}
