import { keep, recall } from './storage';

/** A table this device has sat at. `at`: when it was last open here, ms. */
export interface RecentTable {
  table: string;
  game: string;
  /** The others at it. */
  names: string[];
  at: number;
  over: boolean;
}

const MOST = 12;
/** 60 days, in ms. */
const LIFETIME = 60 * 86_400_000;

function isRecent(value: unknown): value is RecentTable {
  const it = value as Partial<RecentTable> | null;
  return (
    typeof it === 'object' &&
    it !== null &&
    typeof it.table === 'string' &&
    typeof it.game === 'string' &&
    typeof it.at === 'number' &&
    Array.isArray(it.names)
  );
}

function isList(value: unknown): value is unknown[] {
  return Array.isArray(value);
}

/** Newest first. */
export function recentTables(now: number): RecentTable[] {
  const known = (recall('recent', isList) ?? []).filter(isRecent);
  return known.filter((it) => now - it.at < LIFETIME).sort((a, b) => b.at - a.at);
}

export function remember(table: RecentTable): void {
  const others = recentTables(table.at).filter((it) => it.table !== table.table);
  keep('recent', [table, ...others].slice(0, MOST));
}

export function forget(table: string, now: number): void {
  keep(
    'recent',
    recentTables(now).filter((it) => it.table !== table),
  );
}
