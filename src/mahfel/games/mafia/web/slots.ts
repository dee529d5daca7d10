/** What may be chosen in the present question: places of which each holds one power, or none. */
import type { AskCard, Seat } from '$shell/protocol';
import { aim, aimOf, dayAims, nameable, othersAlive, possible, powersByDay, powersOf, type Aim } from './aims';
import { DECLARED, abilitiesOf, roleCard } from './declared';
import { bears, cycleOf, goneOf, livingOf, marked, seatsIn, topOf, type MafiaView, type Own, type PhaseView } from './view';

/** Alternatives of which at most one is chosen. */
export interface Slot {
  place: string;
  aims: readonly Aim[];
}

/** How many challenges one may be given in a day. */
const CHALLENGES = 2;
const SEER_SAW = 2;

export function slotsOf(view: MafiaView, ask: Pick<AskCard, 'kind'> | null): Slot[] {
  const own = view.you;
  const top = topOf(view);
  if (!ask || !own || !top) return [];
  return kinds(view, own, top, ask.kind)
    .map(({ place, aims }) => ({ place, aims: aims.filter(possible) }))
    .filter(({ aims }) => aims.length > 0);
}

function kinds(view: MafiaView, own: Own, top: PhaseView, kind: string): Slot[] {
  switch (kind) {
    case 'night':
      return nightSlots(view, own, top.phase === 'intro');
    case 'midday':
      return powersAt(view, own, 'midday', seatsIn(top, 'accused'));
    case 'react':
      return own.shot_at ? powersAt(view, own, 'react') : [];
    case 'elect': {
      const able = livingOf(view).filter((seat) => !marked(view, seat, 'represents'));
      const places = Number(top['places']);
      const elect = aim('elect', able.filter((seat) => seat !== view.viewer), 1, places);
      return [{ place: 'elect', aims: [elect] }, ...powersAt(view, own, 'election', able)];
    }
    case 'marks':
      return ['plus', 'minus'].map((sign) => ({ place: sign, aims: [aim(sign, othersAlive(view), 1, 1)] }));
    case 'load':
      return view.viewer === null || view.viewer !== view.carrier
        ? []
        : [
            { place: 'load', aims: [aim('load_one'), aim('load_two')] },
            { place: 'stand_first', aims: [aim('stand_first', seatsIn(top, 'suspects'), 1, 1)] },
          ];
    case 'which_gun':
      return [{ place: 'gun', aims: [aim('gun_one'), aim('gun_two')] }];
    case 'last_words':
      return top['signed'] === true ? [] : [{ place: 'sign', aims: signAims(view) }];
    case 'hands':
      return [{ place: 'talk', aims: powersByDay(view, own) }];
    case 'speak':
    case 'listen':
      return top.phase === 'talk' && top['kind'] === 'day' ? [{ place: 'talk', aims: talkAims(view, own, top) }] : [];
    default:
      return only(aimAsked(view, own, top, kind));
  }
}

const only = (found: Aim | null): Slot[] => (found ? [{ place: found.ability, aims: [found] }] : []);

function aimAsked(view: MafiaView, own: Own, top: PhaseView, kind: string): Aim | null {
  const others = othersAlive(view);
  switch (kind) {
    case 'huddle':
      return isMate(view) && shotDue(view) ? aim('propose', enemies(view), 1, 1) : null;
    case 'allegiance':
      return roleCard(own.role)?.follows && !mustJoin(own) ? aim('side_with_mafia') : null;
    case 'chaos':
      return aim('hand_to', others, 1, 1);
    case 'last_chance':
      return aim('name_saviour', others, 1, 1);
    case 'look_at_two':
      return aim('look', others, Math.min(2, others.length), 2);
    case 'take_one':
      return aim('take', seatsIn(top, 'two'), 1, 1);
    case 'name_target': {
      const named = seatsIn(top, 'targets');
      return aim('name_target', accusable(view).filter((seat) => !named.includes(seat)), 1, 1);
    }
    case 'choose_cover':
      return aim('choose_cover', others, 1, 1);
    case 'verdict':
      return decides(view, seatsIn(top, 'two')) ? aim('no_vote') : null;
    case 'card':
      return cardAim(view, own, String(top['card']));
    default:
      return null;
  }
}

const isMate = (view: MafiaView): boolean => view.viewer !== null && view.team.includes(view.viewer);
const enemies = (view: MafiaView): Seat[] => livingOf(view).filter((seat) => !view.team.includes(seat));
const mustJoin = (own: Own): boolean =>
  own.notes?.some((note) => note.kind === 'foreseen' && Number(note.word) >= SEER_SAW) ?? false;
const decides = (view: MafiaView, [first = -1]: Seat[]): boolean =>
  view.players[first]?.marks?.find((mark) => mark.kind === 'called')?.by === view.viewer;

/** Whether the team may shoot tonight: from the scenario's first night with a shot on. */
export function shotDue(view: MafiaView): boolean {
  const scenario = (view.options['scenario'] as string | undefined) ?? 'classic';
  const written = scenario === 'custom' ? readWritten(view.options['written']) : DECLARED.scenarios[scenario];
  const { first_shot, late_shot } = written ?? { first_shot: 1, late_shot: 0 };
  const gentle = scenario === 'shab_e_mafia' && view.options['gentle'] === true;
  const late = gentle ? Math.max(late_shot, DECLARED.gentle_shot) : late_shot;
  return cycleOf(view.now) >= first_shot + (view.seats <= late ? 1 : 0);
}

function readWritten(text: unknown): { first_shot: number; late_shot: number } | undefined {
  try {
    const { first_shot = 1, late_shot = 0 } = JSON.parse(String(text)) as { first_shot?: number; late_shot?: number };
    return { first_shot, late_shot };
  } catch {
    return undefined;
  }
}

function nightSlots(view: MafiaView, own: Own, intro: boolean): Slot[] {
  const places = new Map<string, Aim[]>();
  if (!intro) {
    if (view.viewer !== null && view.viewer === view.carrier && shotDue(view)) {
      const two = view.signs.some(([kind]) => kind === 'two_shots');
      places.set(DECLARED.shot, [aim(DECLARED.shot, enemies(view), 1, two ? 2 : 1)]);
    }
    if (bears(own, 'gun') && bears(own, 'shown')) places.set('hand_on', [aim('hand_on', othersAlive(view), 1, 1)]);
    if (bears(own, 'haunted')) places.set('stay_awake', [aim('stay_awake')]);
  }
  for (const ability of powersOf(own)) {
    const found = ability.when.includes(intro ? 'intro' : 'night') ? aimOf(view, own, ability) : null;
    if (found) places.set(ability.slot || ability.key, [...(places.get(ability.slot || ability.key) ?? []), found]);
  }
  return [...places].sort(([one], [other]) => (one < other ? -1 : 1)).map(([place, aims]) => ({ place, aims }));
}

function powersAt(view: MafiaView, own: Own, when: string, accused: readonly Seat[] = []): Slot[] {
  return powersOf(own)
    .filter((ability) => ability.when.includes(when))
    .map((ability) => ({ place: ability.key, aims: [aimOf(view, own, ability, accused)].flatMap((it) => it ?? []) }));
}

/** Who has the word. */
export function speakerOf(top: PhaseView | null): Seat | null {
  if (top?.phase === 'talk') {
    if (top['speaks'] === true) return Number(top['challenger']);
    return seatsIn(top, 'order')[Number(top['at'] ?? 0)] ?? null;
  }
  if (top?.phase === 'naming') {
    const step = (top['step'] as string | undefined) ?? 'name';
    if (step === 'name' || step === 'accuse') return seatsIn(top, 'accusers')[0] ?? null;
    return step === 'cover' ? Number(top['cover'] ?? -1) : (seatsIn(top, 'targets').at(-1) ?? null);
  }
  if (top?.phase === 'defence' || top?.phase === 'last_words')
    return seatsIn(top, 'speakers')[Number(top['at'] ?? 0)] ?? null;
  return null;
}

/** Whose it is: the word, or what only one seat is asked. */
export const turnOf = (top: PhaseView | null): Seat | null =>
  speakerOf(top) ?? (typeof top?.['seat'] === 'number' ? top['seat'] : null);

/** Point at one of the others, or cover one. */
const signAims = (view: MafiaView): Aim[] => ['point', 'cover'].map((sign) => aim(sign, othersAlive(view), 1, 1));

function talkAims(view: MafiaView, own: Own, top: PhaseView): Aim[] {
  const found = dayAims(view, own);
  if (view.inquiries > 0 && view.inquired < cycleOf(view.now)) found.push(aim('call_inquiry'));
  if (!seatsIn(top, 'signed').includes(view.viewer ?? -1)) found.push(...signAims(view));
  const requests = seatsIn(top, 'requests');
  const free = Number(top['challenger'] ?? -1) < 0;
  if (speakerOf(top) === view.viewer) {
    if (requests.length > 0 && free) found.push(aim('give_challenge', requests, 1, 1));
    return found;
  }
  const me = view.viewer ?? -1;
  const may =
    free &&
    !requests.includes(me) &&
    Number(top['at'] ?? 0) >= Number(top['guns'] ?? 0) &&
    !view.signs.some(([kind]) => kind === 'short_day') &&
    !bears(own, 'silenced') &&
    view.challenged.filter((seat) => seat === me).length < CHALLENGES;
  return may ? [...found, aim('ask_challenge')] : found;
}

function cardAim(view: MafiaView, own: Own, key: string): Aim | null {
  const card = DECLARED.cards[key];
  if (!card) return null;
  const me = view.viewer ?? -1;
  const others = othersAlive(view);
  switch (card.ability) {
    case 'dig_up':
      return aim(card.ability, goneOf(view).filter((seat) => seat !== me), 1, 1);
    case 'guess_follower':
      return aim(card.ability, roleCard(own.role)?.follows ? [] : others, 1, 1);
    case 'silence':
      return aim(card.ability, others, 1, 2 * livingOf(view).length < view.seats ? 1 : 2);
    case 'lie_about':
      return aim(card.ability, clockwise(view, me).slice(0, 3), 1, 1);
    default:
      return aim(card.ability, others, 1, 1, card.names_role ? nameable(view) : []);
  }
}

const clockwise = (view: MafiaView, seat: Seat): Seat[] =>
  Array.from({ length: view.seats - 1 }, (_, k) => (seat + 1 + k) % view.seats).filter((other) => !view.players[other]?.cause);

/** For whose defence a hand may be raised. */
export const accusable = (view: MafiaView): Seat[] => othersAlive(view).filter((seat) => !marked(view, seat, 'spared'));

/** Who can be voted for. */
export function votable(view: MafiaView): Seat[] {
  return seatsIn(topOf(view), 'accused').filter((seat) => seat !== view.viewer);
}

/** How many names one may write on the ballot of the midday sleep. */
export function ballotsOf(view: MafiaView): number {
  const own = view.you;
  if (!own || own.stripped || topOf(view)?.phase !== 'midday') return 1;
  return roleCard(own.role)?.ballots ?? 1;
}

/** The power of whoever has none: a place to tap, so that the screen looks and feels the same for everybody. */
export const IDLE = 'idle';

/** How many powers anybody at this table may have to choose from in such a question: as many lines everybody sees. */
export function linesOf(view: MafiaView, kind: string): number {
  if (kind === 'load') return 3;
  if (kind === 'elect') return 2;
  if (kind !== 'night') return 1;
  const when = topOf(view)?.phase === 'intro' ? 'intro' : 'night';
  const most = view.roles.map(([role]) => {
    const powers = abilitiesOf(role).filter((ability) => ability.when.includes(when)).length;
    return powers + (when === 'night' && roleCard(role)?.side === 'mafia' ? 1 : 0);
  });
  return most.length > 0 ? Math.min(3, Math.max(1, ...most)) : 2;
}

/** What is shown: the slots; and where nobody may see who has something to do, lines of the same look up to the number
 * that anybody may have. Of what is chosen in these nothing is sent. */
export function shownSlots(view: MafiaView, kind: string, slots: readonly Slot[]): readonly Slot[] {
  if (!UNSEEN.has(kind)) return slots;
  const filled = slots.reduce((sum, { aims }) => sum + aims.length, 0);
  // A vote is written by tapping the accused: there the line only says that there is no power.
  const targets = kind === 'midday' ? [] : othersAlive(view);
  const idle = Array.from({ length: Math.max(0, linesOf(view, kind) - filled) }, (_, at) => ({
    place: at === 0 ? IDLE : `${IDLE}${at}`,
    aims: [aim(IDLE, targets, 0, 1)],
  }));
  return [...slots, ...idle];
}

/** Questions that all are asked alike, whoever has something to answer. */
export const UNSEEN: ReadonlySet<string> = new Set(['huddle', 'night', 'react', 'allegiance', 'verdict', 'midday', 'elect', 'load']);
