/** Roles, cards and scenarios as the game declares them (`scripts/mafia_abilities.py`). */
import declarations from './abilities.json';
import type { Side } from './view';

export interface Ability {
  key: string;
  when: readonly string[];
  targets: readonly [number, number];
  who: readonly string[];
  names_role: boolean;
  uses: number;
  uses_at_small_tables: number;
  uses_at_large_tables: number;
  at_large_tables: number;
  while_eight_live: number;
  names_simple: boolean;
  counts_as: string;
  own_uses: number;
  nights: 'all' | 'even' | 'odd' | 'first';
  fresh: 'any' | 'not_running';
  slot: string;
  after_left: number;
  lately: boolean;
  per_cycle: boolean;
  from_cycle: number;
  again_if_first_was_even: boolean;
}

const USUAL: Omit<Ability, 'key'> = {
  when: ['night'],
  targets: [1, 1],
  who: ['alive', 'not_self'],
  names_role: false,
  uses: 0,
  uses_at_small_tables: 0,
  uses_at_large_tables: 0,
  at_large_tables: 0,
  while_eight_live: 0,
  names_simple: true,
  counts_as: '',
  own_uses: -1,
  nights: 'all',
  fresh: 'any',
  slot: '',
  after_left: 0,
  lately: false,
  per_cycle: false,
  from_cycle: 0,
  again_if_first_was_even: false,
};

export interface RoleCard {
  side: Side;
  simple?: boolean;
  follows?: boolean;
  ballots?: number;
  abilities: readonly (Partial<Ability> & { key: string })[];
}

interface Declared {
  small_table: number;
  large_table: number;
  enough: number;
  shot: string;
  gentle_shot: number;
  roles: Record<string, RoleCard>;
  cards: Record<string, { ability: string; names_role: boolean; secret: boolean } | null>;
  scenarios: Record<string, { first_shot: number; late_shot: number }>;
}

export const DECLARED = declarations as unknown as Declared;
export const ROLES: readonly string[] = Object.keys(DECLARED.roles);

export const roleCard = (role: string): RoleCard | undefined => DECLARED.roles[role];

export const abilitiesOf = (role: string): Ability[] =>
  (roleCard(role)?.abilities ?? []).map((ability) => ({ ...USUAL, ...ability }));

/** How often it may be used at a table of so many; 0 without limit. */
export function mostUses(ability: Ability, seats: number): number {
  if (ability.uses_at_small_tables && seats <= DECLARED.small_table) return ability.uses_at_small_tables;
  return ability.uses_at_large_tables && seats >= DECLARED.large_table ? ability.uses_at_large_tables : ability.uses;
}

/** At how many it may be aimed at a table of so many, with so many alive. */
export function mostTargets(ability: Ability, seats: number, living: number): number {
  if (ability.at_large_tables && seats >= DECLARED.large_table) return ability.at_large_tables;
  return ability.while_eight_live && living >= DECLARED.enough ? ability.while_eight_live : ability.targets[1];
}
