import type { GameCard, Pace, TimeClass, TableCard } from '../protocol';

/** Units in which people say how long something takes, in seconds. */
export const UNITS = { seconds: 1, minutes: 60, hours: 3600 } as const;
export type Unit = keyof typeof UNITS;

export const LONGEST = 7 * 24 * 3600;
/** The shortest time (seconds) that a table may give to a class: a night has to be long enough to look at one's phone. */
export const shortest = (name: TimeClass): number => (name === 'night' ? 10 : 5);

/** The bounds of the patience with somebody who is gone, in seconds. */
export const PATIENCE = { least: 30, most: 300 } as const;

/** The unit in which a time is said without a fraction: 90 seconds, 3 minutes, 72 hours. */
export function unitOf(seconds: number): Unit {
  if (seconds >= 3600 && seconds % 3600 === 0) return 'hours';
  return seconds >= 120 && seconds % 60 === 0 ? 'minutes' : 'seconds';
}

/** So many of a unit in seconds; null where it is out of bounds. */
export function within(count: number, unit: Unit, least: number, most: number): number | null {
  const seconds = count * UNITS[unit];
  return seconds >= least && seconds <= most ? seconds : null;
}

export interface Length {
  name: TimeClass;
  /** Seconds, as they hold now and as the pace has them. */
  seconds: number;
  usual: number;
}

/** The classes of time that a game has, with their lengths at a table of this pace and these times. */
export function lengthsOf(game: GameCard, pace: Pace, times: TableCard['times']): Length[] {
  const usual = game.times[pace] ?? {};
  return (Object.keys(usual) as TimeClass[]).map((name) => ({
    name,
    seconds: times[name] ?? usual[name] ?? 0,
    usual: usual[name] ?? 0,
  }));
}
