/** What is said under the mine, and on the buttons: what is asked, and what comes of the chosen move. */
import type { AskCard, Move, Seat } from '$shell/protocol';
import type { Texts } from '$shell/texts/texts';
import { kindOf } from './legal';
import { outlook, wouldDarken, type Mine, type Spot } from './mine';
import { isDeadEnd, isTunnel } from './tiles';
import { brokenOf, type SaboteurView, type Tool } from './view';

export function promptOf(view: SaboteurView, ask: AskCard | null, t: Texts): string {
  if (view.phase === 'over') return t.say('end-rounds_played');
  if (ask) return t.say(`ask-${ask.text}`);
  const seat = view.phase === 'draft' ? (view.queue[0] ?? view.turn) : view.turn;
  return t.say(view.phase === 'draft' ? 'wait-keep' : 'wait-turn', { seat: t.name(seat) });
}

/** What a card is good for, in one sentence. */
export function helpOf(card: string, t: Texts): string {
  if (isTunnel(card)) return t.say(isDeadEnd(card) ? 'card-help-dead_end' : 'card-help-tunnel');
  return t.say(`card-help-${kindOf(card)}`);
}

/** The paragraph of the rulebook behind a card. */
export function ruleOf(card: string): string {
  const paragraphs = { dig: '5.2', break: '6.1', mend: '6.3', rockfall: '6.5', map: '6.7' };
  return `saboteur-${paragraphs[kindOf(card)]}`;
}

/** What comes of a tunnel laid there. */
export function digHint(mine: Mine, spot: Spot, card: string, turned: boolean, t: Texts): string {
  const { goals, joined, onward } = outlook(mine, spot, card, turned);
  if (goals.length > 0) return t.say('hint-goal', { goals: t.list(goals.map((goal) => t.say(`goal-${goal}`))) });
  if (joined.length > 0) return t.say('hint-joined', { n: joined.length });
  return onward > 0 ? t.say('hint-onward', { n: onward }) : t.say('hint-end');
}

export const fallHint = (mine: Mine, spot: Spot, t: Texts): string =>
  t.say('hint-cuts', { n: wouldDarken(mine, spot).filter(({ x, y }) => x !== spot.x || y !== spot.y).length });

/** What comes of breaking or mending a tool. */
export function toolHint(view: SaboteurView, card: string, seat: Seat, t: Texts): string {
  const name = { seat: t.name(seat) };
  if (kindOf(card) === 'break') return t.say('hint-break', name);
  const more = brokenOf(view, seat).length > 1;
  const key = more ? 'hint-mend-more' : 'hint-mend';
  return seat === view.viewer ? t.say(`${key}-you`) : t.say(key, name);
}

export const breakMove = (card: string, seat: Seat, tool: Tool): Move =>
  kindOf(card) === 'break' ? { type: 'break', tool, seat } : { type: 'mend', card, seat, tool };

/** Who gets the gold that is handed on, and how much it is. */
export function keepHint(view: SaboteurView, t: Texts): string {
  const next = view.queue[1];
  const left = next === undefined ? 0 : view.pool.length - 1;
  return t.say('hint-keep', { n: left, seat: next === undefined ? '' : t.name(next) });
}
