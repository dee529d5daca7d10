import type { LabelledMove } from '../protocol';
import { textArgs } from '../texts/sentences';
import type { Texts } from '../texts/texts';

export interface OfferedMove {
  key: string;
  label: string;
  labelled: LabelledMove;
}

export interface MoveGroup {
  type: string;
  heading: string;
  moves: OfferedMove[];
}

/** The words of a move: its label in the game's texts, else its type and fields. */
export function moveLabel(t: Texts, { move, label_key, args }: LabelledMove): string {
  if (t.has(label_key)) return t.say(label_key, textArgs(t, { ...move, ...args }));
  const fields = Object.entries(textArgs(t, move)).map(
    ([name, value]) => `${name} ${typeof value === 'number' ? t.num(value) : value}`,
  );
  return [t.sayFirst([`move-${move.type}`, move.type]), ...fields].join(' · ');
}

/** Moves by type, types in the order in which the game offers them. */
export function groupMoves(t: Texts, moves: readonly LabelledMove[]): MoveGroup[] {
  const groups = new Map<string, MoveGroup>();
  for (const labelled of moves) {
    const { type } = labelled.move;
    const group = groups.get(type) ?? {
      type,
      heading: t.has(`moves-${type}`) ? t.say(`moves-${type}`) : '',
      moves: [],
    };
    group.moves.push({ key: JSON.stringify(labelled.move), label: moveLabel(t, labelled), labelled });
    groups.set(type, group);
  }
  return [...groups.values()];
}
