/** Families, roles, and what cards weigh. */

/** In the order of the columns; the Queen's column lies in the middle. */
export const FAMILIES = ['butterflies', 'toads', 'nightingales', 'hares', 'stags', 'carps'] as const;
export type Family = (typeof FAMILIES)[number];

/** Roles that lie face up. */
export const ROLES = ['plain', 'noble', 'guard', 'assassin'] as const;
export type Role = (typeof ROLES)[number];
export type AnyRole = Role | 'spy';

export const SIDES = ['above', 'below'] as const;
export type Side = (typeof SIDES)[number];

export type Status = 'esteemed' | 'disgraced' | 'neutral';

/** The seven columns from left to right; null is the Queen's. */
export const COLUMNS: readonly (number | null)[] = [0, 1, 2, null, 3, 4, 5];

/** A card by its id: `toads-noble`. */
export interface Card {
  family: number;
  role: AnyRole;
}

export function cardOf(id: string): Card {
  const cut = id.lastIndexOf('-');
  return { family: FAMILIES.indexOf(id.slice(0, cut) as Family), role: id.slice(cut + 1) as AnyRole };
}

export const idOf = (family: number, role: AnyRole): string => `${familyAt(family)}-${role}`;

export function familyAt(family: number): Family {
  const found = FAMILIES[family];
  if (!found) throw new Error(`there is no family ${family}`);
  return found;
}

/** A noble counts as two cards, every other card as one. */
export const weightOf = (role: AnyRole): number => (role === 'noble' ? 2 : 1);

export const weigh = (roles: readonly AnyRole[]): number => roles.reduce((sum, role) => sum + weightOf(role), 0);

export function statusOf(above: number, below: number): Status {
  return above === below ? 'neutral' : above > below ? 'esteemed' : 'disgraced';
}

export const SIGN: Record<Status, number> = { esteemed: 1, disgraced: -1, neutral: 0 };
