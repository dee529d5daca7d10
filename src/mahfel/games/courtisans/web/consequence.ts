/** What a placement leads to, in words: for the button that confirms it. */
import type { Texts } from '$shell/texts/texts';
import { textArgs } from '$shell/texts/sentences';
import { SIDES, cardOf, familyAt, statusOf, weightOf, type Side } from './court';
import { hallOf, standings } from './hall';
import { guarded, isAssassin, kindOf, moveOf, victims, type Choice } from './legal';
import type { CourtisansView, Standing } from './view';

/** Where the families stand when the card lies there and the victim is gone. */
export function after(view: CourtisansView, { card, where, victim }: Choice): Standing[] {
  const stand = standings(hallOf(view)).map(({ above, below }) => ({ above, below }));
  const add = (id: string, side: string | null, sign: number) => {
    const { family, role } = cardOf(id);
    const row = stand[family];
    if (row && role !== 'spy' && SIDES.includes(side as Side)) row[side as Side] += sign * weightOf(role);
  };
  add(card, where.zone, 1);
  if (victim && !victim.id.startsWith('spy-')) add(victim.id, victim.side, -1);
  return stand.map(({ above, below }) => ({ above, below, status: statusOf(above, below) }));
}

/** The families at the table that a choice touches: that of the card first, then that of the victim. */
export function touched({ card, where, victim }: Choice): number[] {
  const ids = kindOf(where) === 'table' ? [card, ...(victim ? [victim.id] : [])] : [];
  const open = ids.filter((id) => !id.startsWith('spy-') && cardOf(id).role !== 'spy');
  return [...new Set(open.map((id) => cardOf(id).family))];
}

/** All of a choice in one sentence: the card, its place, the victim. */
export function label(choice: Choice, t: Texts): string {
  return t.say('move-place-label', { other: 0, victim: 0, side: 0, ...textArgs(t, moveOf(choice)) });
}

/** What comes of it, line by line. */
export function consequences(view: CourtisansView, choice: Choice, t: Texts): string[] {
  const { card, where, victim } = choice;
  const { family, role } = cardOf(card);
  const stand = after(view, choice);
  const lines: string[] = [];
  if (role === 'spy') lines.push(t.say('word-then-spy'));
  else if (kindOf(where) !== 'table') {
    const status = stand[family]?.status ?? 'neutral';
    const args = { status, n: weightOf(role) };
    if (where.other === null) lines.push(t.say('word-then-own', args));
    else lines.push(t.say('word-then-other', { ...args, seat: t.name(where.other) }));
  }
  for (const at of touched(choice)) {
    const { above, below, status } = stand[at] ?? { above: 0, below: 0, status: 'neutral' };
    lines.push(t.say('word-then-short', { family: t.say(`family-${familyAt(at)}`), status, above, below }));
  }
  if (isAssassin(card) && victim === null) {
    if (victims(view, where).length > 0) lines.push(t.say('move-place-spare'));
    else lines.push(t.say(guarded(view, where) ? 'word-only-guards' : 'word-nobody-there'));
  }
  return lines;
}
