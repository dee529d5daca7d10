/** Parts of a span of time that are worth saying: never more than two. All in whole units. */
export type Span =
  | { unit: 'seconds'; seconds: number }
  | { unit: 'minutes'; minutes: number; seconds: number }
  | { unit: 'hours'; hours: number; minutes: number }
  | { unit: 'days'; days: number; hours: number };

/** `ms` rounded up to whole seconds, so that a clock shows 0 only when time is up; negative counts as 0. */
export function span(ms: number): Span {
  const total = Math.max(0, Math.ceil(ms / 1000));
  if (total < 60) return { unit: 'seconds', seconds: total };
  if (total < 3600) return { unit: 'minutes', minutes: Math.floor(total / 60), seconds: total % 60 };
  if (total < 86_400)
    return { unit: 'hours', hours: Math.floor(total / 3600), minutes: Math.floor((total % 3600) / 60) };
  return { unit: 'days', days: Math.floor(total / 86_400), hours: Math.floor((total % 86_400) / 3600) };
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** The whole hours nearest to `ms`, from a day on the whole days: for one glance, where there is room for one unit. */
export function rough(ms: number): number {
  const unit = ms < DAY ? HOUR : DAY;
  return Math.round(ms / unit) * unit;
}

/** A clock face: "18", "1:05", and from an hour on nothing but its largest unit is shown elsewhere. Latin digits. */
export function clockFace(ms: number): string {
  const total = Math.max(0, Math.ceil(ms / 1000));
  if (total < 60) return String(total);
  const hours = Math.floor(total / 3600);
  const minutes = Math.floor((total % 3600) / 60);
  const two = (n: number) => String(n).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(total % 60)}` : `${minutes}:${two(total % 60)}`;
}
