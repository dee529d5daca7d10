/** What an example of the rulebook shows. */
import type { Event, RuleExample, RuleFigure, Seat } from '$shell/protocol';
import type { MafiaView, Note } from './view';

export interface Course {
  people: readonly string[];
  /** By seat; the reader of a rulebook knows everything. */
  roles: readonly string[];
  events: readonly Event[];
  after: MafiaView;
  /** What somebody learned alone. */
  told: readonly (readonly [Seat, readonly Note[]])[];
}

interface Worked extends Partial<Omit<Course, 'roles'>> {
  position?: { roles?: readonly string[] };
}

/** The course of an example; null for a block that is none. */
export function courseOf(block: RuleFigure | RuleExample): Course | null {
  if (block.kind !== 'example') return null;
  const { people, position, events, after, told = [] } = block.example as Worked;
  const roles = position?.roles;
  return people && roles && events && after ? { people, roles, events, after, told } : null;
}
