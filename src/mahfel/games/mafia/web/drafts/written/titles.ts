import type { Texts } from '$shell/texts/texts';

/** A role by its neutral name, and the one it is known by where that is another. */
export function roleTitle(t: Texts, role: string): string {
  const neutral = t.has(`role-${role}`) ? t.say(`role-${role}`) : role;
  const popular = t.has(`role-${role}-popular`) ? t.say(`role-${role}-popular`) : neutral;
  return popular === neutral ? neutral : `${neutral} (${popular})`;
}

/** Roles or cards by the names that people read. */
export function byName(t: Texts, keys: readonly string[], name: (key: string) => string): string[] {
  const { compare } = new Intl.Collator(t.lang);
  return [...keys].sort((a, b) => compare(name(a), name(b)));
}
