/** The moderator's table as it is drawn: a row for every seat, a column for every night and every day. */
import type { Event, Seat } from '$shell/protocol';
import { RESTED, isNight, type LineView, type MafiaView } from './view';

export interface Deed {
  ability: string;
  at: readonly Seat[];
  role: string;
  /** What it came to (text key `came_to-<…>`); empty where that is not known. */
  cameTo: string;
}

export interface Cell {
  deeds: readonly Deed[];
  /** Might have acted, and did not. */
  rested: boolean;
  /** Could not act: not there, not due, used up. */
  closed: boolean;
}

export interface Foot {
  accused: readonly Seat[];
  /** Who was counted how often in the second vote, the most first. */
  counts: readonly (readonly [Seat, number])[];
  exits: readonly Seat[];
  cards: readonly string[];
}

export interface Desk {
  moments: readonly number[];
  /** Rows of whom the viewer may know it, by seat. */
  rows: ReadonlyMap<Seat, readonly Cell[]>;
  feet: readonly Foot[];
}

/** The special viewer who leads the table and does not play. */
export const MODERATOR = -2;
export const leadsTable = (view: MafiaView): boolean => view.viewer === MODERATOR;

interface Known {
  chosen: readonly LineView[];
  cameTo: readonly LineView[];
}

/** What this viewer may know of what was done in secret: all of it for who leads and after the end, else the own row. */
function known(view: MafiaView, log: readonly Event[]): Known {
  const { chosen = [], came_to: cameTo = [] } = view.chronicle ?? {};
  if (leadsTable(view) || !view.outcome) return { chosen, cameTo };
  const told = log.flatMap((event): LineView[] => {
    const now = Number(event['now']);
    const seats = (event['seats'] as Seat[] | undefined) ?? [];
    if (event.type === 'rested') return seats.map((seat) => [now, seat, RESTED, [], '', '']);
    if (event.type !== 'happened' || event.seat === undefined) return [];
    const word = (field: string): string => (typeof event[field] === 'string' ? String(event[field]) : '');
    return [[now, event.seat, word('ability'), seats, word('role'), word('came_to')]];
  });
  return {
    chosen: told.filter(([, , ability]) => ability === RESTED),
    cameTo: told.filter(([, , ability]) => ability !== RESTED),
  };
}

/** Every night from the first on, and every day after it. */
function momentsOf(view: MafiaView): number[] {
  return Array.from({ length: view.now }, (_, at) => at + 1);
}

function cellOf({ chosen, cameTo }: Known, seat: Seat, moment: number, past: boolean): Cell {
  const here = ([now, actor]: LineView) => now === moment && actor === seat;
  const done = cameTo.filter(here);
  const meant = chosen.filter(here);
  const open = meant.filter(([, , ability]) => ability !== RESTED && !done.some(([, , other]) => other === ability));
  const deeds = [...done, ...open].map(([, , ability, at, role, word]): Deed => ({ ability, at, role, cameTo: word }));
  const rested = deeds.length === 0 && meant.length > 0;
  return { deeds, rested, closed: past && deeds.length === 0 && !rested };
}

/** Who left at that moment, in their order: whoever was shot or taken along at dawn left in the night. */
function exitsAt(view: MafiaView, moment: number): Seat[] {
  return view.players
    .flatMap((player, seat) => (player.cause ? [{ seat, player }] : []))
    .filter(({ player }) => 2 * (player.left ?? 0) + (player.cause === 'night' || player.cause === 'dawn' ? 1 : 0) === moment)
    .sort((one, other) => (one.player.order ?? 0) - (other.player.order ?? 0))
    .map(({ seat }) => seat);
}

function footOf(view: MafiaView, log: readonly Event[], cameTo: readonly LineView[], moments: readonly number[]): Foot[] {
  const feet = new Map(
    moments.map((moment) => [moment, { accused: [] as Seat[], counts: new Map<Seat, number>(), cards: [] as string[] }]),
  );
  let now = 0;
  for (const event of log) {
    if (event.type === 'day_began') now = 2 * Number(event['cycle']);
    if (event.type === 'night_began' || event.type === 'no_night') now = 2 * Number(event['cycle']) + 1;
    const foot = feet.get(now);
    if (!foot) continue;
    const seats = (event['seats'] as Seat[] | undefined) ?? [];
    if (event.type === 'accused') foot.accused = seats;
    else if (event.type === 'votes_shown' && event.seat !== undefined) foot.counts.set(event.seat, seats.length);
    else if (event.type === 'card_drawn') foot.cards.push(String(event['card']));
  }
  // Ballots of the midday sleep are secret: only who knows what they came to can count them.
  for (const [moment, , ability, at, , word] of cameTo) {
    const counts = feet.get(moment)?.counts;
    if (ability === 'ballot' && word === 'done' && counts) for (const seat of at) counts.set(seat, (counts.get(seat) ?? 0) + 1);
  }
  return moments.map((moment) => {
    const { accused, counts, cards } = feet.get(moment) ?? { accused: [], counts: new Map<Seat, number>(), cards: [] };
    return { accused, cards, exits: exitsAt(view, moment), counts: [...counts].filter(([, n]) => n > 0).sort((a, b) => b[1] - a[1] || a[0] - b[0]) };
  });
}

/** The table for this viewer; no rows for a watcher while it goes on. */
export function deskOf(view: MafiaView, log: readonly Event[]): Desk {
  const facts = known(view, log);
  const moments = momentsOf(view);
  const over = !!view.outcome;
  const all = over || leadsTable(view);
  const seats = all ? view.players.map((_, seat) => seat) : view.viewer === null ? [] : [view.viewer];
  const begun = new Set(facts.chosen.map(([now]) => now));
  const past = (moment: number) => over || moment < view.now || begun.has(moment);
  // A day on which nobody could do anything in secret has nothing to black out.
  const secret = (moment: number) => isNight(moment) || [...facts.chosen, ...facts.cameTo].some(([now]) => now === moment);
  const row = (seat: Seat) => moments.map((moment) => cellOf(facts, seat, moment, past(moment) && secret(moment)));
  return {
    moments,
    rows: new Map(seats.map((seat) => [seat, row(seat)])),
    feet: footOf(view, log, facts.cameTo, moments),
  };
}

/** The sign of what a deed came to; what has none is said in words. */
export const CODES: Readonly<Record<string, string>> = {
  done: '✓',
  right: '✓',
  blocked: '✗',
  wrong: '✗',
  void: '✗',
  annulled: '✗',
  reflected: '⤺',
  saved: '◇',
  vest: '▣',
  out: '†',
  left: '†',
};
/** The signs that the key under the table explains. */
export const KEY: readonly string[] = ['done', 'blocked', 'reflected', 'saved', 'vest', 'out'];
