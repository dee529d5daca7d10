import type { AskCard, Frame } from '../protocol';
import type { Texts } from '../texts/texts';

/** Whose turn it is, in one short sentence. */
export function turnLine(t: Texts, frame: Frame): string {
  if (frame.table.phase === 'over') return t.say('turn-over');
  if (frame.table.paused !== null) return t.say('paused');
  if (frame.ask) return askLine(t, frame.ask);
  const names = frame.waiting.map((it) => t.name(it.seat));
  if (names.length === 0) return phaseLine(t, frame);
  return t.say('turn-of', { names: t.list(names), count: names.length });
}

/** What goes on while nobody is named: whoever is not asked, as who has left or looks on, reads it where others do. */
function phaseLine(t: Texts, frame: Frame): string {
  const phases: unknown = frame.view?.['phases'];
  const names = Array.isArray(phases) ? phases.map((it: { phase?: unknown }) => `head-${String(it.phase)}`) : [];
  return t.say(names.reverse().find((key) => t.has(key)) ?? 'turn-nobody');
}

/**
 * That something is asked of the viewer. Where everybody is asked at the same time and few have anything to do, as at
 * night, a game has one line for all of them (`head-<ask>`): it is nobody's turn, and all phones look alike.
 */
export function askLine(t: Texts, ask: AskCard): string {
  const own = `head-${ask.text}`;
  if (t.has(own)) return t.say(own);
  return t.say(ask.optional ? 'turn-yours-optional' : 'turn-yours');
}

/** The deadline that concerns the viewer: their own, else the nearest of those waited for. Ms by the server's clock. */
export function deadlineOf(frame: Frame): number | null {
  if (frame.ask) return frame.ask.deadline;
  const others = frame.waiting.map((it) => it.deadline).filter((it) => it !== null);
  return others.length > 0 ? Math.min(...others) : null;
}
