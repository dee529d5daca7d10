/** A host's own scenario as its file says it (rulebook, section 17): read for the form, written as the server reads it. */
import { DECLARED } from '../../declared';
import type { Side } from '../../view';

export const SIDES = ['mafia', 'city', 'independent'] as const satisfies readonly Side[];
export const FEWEST = 6;
export const MOST = 26;

export const THRESHOLDS = ['half', 'half_minus_one', 'majority', 'commando'] as const;
export const TIES = ['lottery', 'none', 'revote_then_none'] as const;
export const REVEALS = ['none', 'side', 'role'] as const;
export type Threshold = (typeof THRESHOLDS)[number];

export type Row = Record<(typeof SIDES)[number], string[]>;

export interface Vote {
  threshold: Threshold;
  solo: Threshold;
  midday: boolean;
  tie: (typeof TIES)[number];
  at_least: Threshold | null;
}

/** What a scenario says beside its name, its tables and its vote, each at its default. */
export const PLAIN = {
  succession: [] as string[],
  first_shot: 1,
  late_shot: 0,
  cards: [] as string[],
  last_words: true,
  reveal: 'none' as (typeof REVEALS)[number],
  inquiries: 0,
  chaos: false,
  hold: false,
  open_roles: true,
  shuffled_turns: false,
  gun_accuses: true,
  representatives: false,
  two_guns: false,
};
export const VOTE: Vote = { threshold: 'half', solo: 'half', midday: false, tie: 'lottery', at_least: null };

export type Rules = typeof PLAIN;

export interface Scenario extends Rules {
  name: string;
  table: Record<string, Row>;
  vote: Vote;
}

type Unknown = Record<string, unknown>;

const isObject = (value: unknown): value is Unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((it) => typeof it === 'string');
const isAmong = (value: unknown, words: readonly string[]) => typeof value === 'string' && words.includes(value);

const CHECKS: Partial<Record<keyof Rules, (value: unknown) => boolean>> = {
  reveal: (value) => isAmong(value, REVEALS),
  first_shot: (value) => isWithin(value, 1, 10),
  late_shot: (value) => isWithin(value, 0, MOST),
  inquiries: (value) => isWithin(value, 0, 10),
};
const VOTE_CHECKS: Record<keyof Vote, (value: unknown) => boolean> = {
  threshold: (value) => isAmong(value, THRESHOLDS),
  solo: (value) => isAmong(value, THRESHOLDS),
  midday: (value) => typeof value === 'boolean',
  tie: (value) => isAmong(value, TIES),
  at_least: (value) => value === null || isAmong(value, THRESHOLDS),
};

function isWithin(value: unknown, least: number, most: number): boolean {
  return typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;
}

function isRule(key: keyof Rules, value: unknown): boolean {
  const check = CHECKS[key];
  if (check) return check(value);
  return Array.isArray(PLAIN[key]) ? isTexts(value) : typeof value === typeof PLAIN[key];
}

/** The scenario, or null for a text that holds something the form has no place for. */
export function read(text: string): Scenario | null {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    return null;
  }
  if (!isObject(raw) || repeats(text, raw)) return null;
  const { name, table, vote = {}, ...rest } = raw;
  if (typeof name !== 'string' || !isObject(table) || !isObject(vote)) return null;
  const rows = Object.entries(table).map(([seats, row]) => [seats, readRow(seats, row)] as const);
  if (rows.some(([, row]) => row === null)) return null;
  const votes = Object.entries(vote).every(([key, value]) => Object.hasOwn(VOTE, key) && VOTE_CHECKS[key as keyof Vote](value));
  const rules = Object.entries(rest).every(([key, value]) => Object.hasOwn(PLAIN, key) && isRule(key as keyof Rules, value));
  if (!votes || !rules) return null;
  return {
    ...structuredClone(PLAIN),
    ...(structuredClone(rest) as Partial<Rules>),
    name,
    table: Object.fromEntries(rows) as Record<string, Row>,
    vote: { ...VOTE, ...(vote as Partial<Vote>) },
  };
}

/** Whether a field stands twice somewhere: what was read does not say so, but then it has fewer fields than the text. */
function repeats(text: string, raw: unknown): boolean {
  // A colon outside of strings follows every field's name, and nothing else.
  const written = (text.replace(/"(?:[^"\\]|\\.)*"/g, '').match(/:/g) ?? []).length;
  return written !== fields(raw);
}

function fields(value: unknown): number {
  if (Array.isArray(value)) return value.reduce((sum: number, part) => sum + fields(part), 0);
  if (!isObject(value)) return 0;
  return Object.values(value).reduce((sum: number, part) => sum + 1 + fields(part), 0);
}

function readRow(seats: string, row: unknown): Row | null {
  if (!/^([1-9]\d?)$/.test(seats) || Number(seats) < FEWEST || Number(seats) > MOST || !isObject(row)) return null;
  const { mafia, city, independent = [], ...rest } = row;
  if (!isTexts(mafia) || !isTexts(city) || !isTexts(independent) || Object.keys(rest).length > 0) return null;
  return { mafia: [...mafia], city: [...city], independent: [...independent] };
}

/** The file: what is as usual is left out. */
export function write(scenario: Scenario): string {
  const table = Object.fromEntries(
    sizesOf(scenario).map((seats) => {
      const { mafia = [], city = [], independent = [] } = scenario.table[seats] ?? {};
      return [seats, { mafia, city, ...(independent.length > 0 ? { independent } : {}) }];
    }),
  );
  const vote = unusual(scenario.vote, VOTE);
  const { name: _, table: __, vote: ___, ...rules } = scenario;
  return JSON.stringify({
    name: scenario.name,
    table,
    ...(Object.keys(vote).length > 0 ? { vote } : {}),
    ...unusual(rules, PLAIN),
  });
}

function unusual<T extends object>(given: T, usual: T): Partial<T> {
  const differs = (key: keyof T) => JSON.stringify(given[key]) !== JSON.stringify(usual[key]);
  return Object.fromEntries(Object.entries(given).filter(([key]) => differs(key as keyof T))) as Partial<T>;
}

/** For how many players there are roles, fewest first. */
export function sizesOf(scenario: Scenario): string[] {
  return Object.keys(scenario.table).sort((a, b) => Number(a) - Number(b));
}

export const total = (row: Row): number => SIDES.reduce((sum, side) => sum + row[side].length, 0);

export const counted = (keys: readonly string[], role: string): number => keys.filter((key) => key === role).length;

/** With so many of a role, the others in their order. */
export function withCount(keys: readonly string[], role: string, count: number): string[] {
  const at = keys.indexOf(role);
  const others = keys.filter((key) => key !== role);
  const place = at < 0 ? others.length : at;
  return [...others.slice(0, place), ...Array<string>(Math.max(0, count)).fill(role), ...others.slice(place)];
}

const SIMPLE = 'citizen';

/** Simple citizens join or leave until there are as many roles as players, as far as that goes. */
export function filled(row: Row, seats: number): Row {
  const simple = counted(row.city, SIMPLE) + seats - total(row);
  return { ...row, city: withCount(row.city, SIMPLE, simple) };
}

/** A table for so many, made from that of the nearest size. */
export function tableFor(scenario: Scenario, seats: number): Row {
  const near = sizesOf(scenario).sort((a, b) => Math.abs(Number(a) - seats) - Math.abs(Number(b) - seats))[0];
  const row = (near && scenario.table[near]) || { mafia: ['boss'], city: [], independent: [] };
  return filled(structuredClone(row), seats);
}

/** The roles of a side that there are, by key. */
export const rolesOf = (side: Side): string[] =>
  Object.keys(DECLARED.roles).filter((role) => DECLARED.roles[role]?.side === side);

/** A draft to begin with. */
export function blank(name: string): Scenario {
  const row = { mafia: ['boss', 'mafioso'], city: ['doctor', 'detective'], independent: [] };
  return { ...structuredClone(PLAIN), name, table: { 8: filled(row, 8) }, vote: { ...VOTE } };
}
