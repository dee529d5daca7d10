/** An example of Mafia's rulebook as the server sends it, for looking at. */
import type { RuleExample } from '../src/protocol';
import { NAMES } from './frames';
import { POSITIONS } from './mafia_states';

/** An evening that is over is known to its reader from end to end. */
function played(name: string): RuleExample {
  const { view, events } = POSITIONS[name] ?? { view: { players: [] }, events: [] };
  const people = NAMES.slice(0, view.players.length);
  const roles = view.players.map((player) => player.dealt ?? player.role ?? '');
  const told = [[4, [{ cycle: 2, kind: 'side', about: [1], word: 'mafia' }]]];
  return { kind: 'example', id: name, example: { kind: 'turns', people, position: { roles }, events, after: view, told } };
}

export const FIGURES: RuleExample[] = [played('over_mafia'), played('over_city')];
