/** What is chosen so far becomes a verb: what it does, what comes of it, or why it cannot be pressed yet. */
import type { Move } from '$shell/protocol';
import type { Texts } from '$shell/texts/texts';
import type { Chosen } from './choosing.svelte';
import { drinkNames, handOf, inOrder, isCrisis, nameOf, positivesWanted, setsWanted, mine } from './cards';
import { burnBounds, mostDrinks, pickCount, request, robbable, whyNotOffer } from './legal';
import type { CardId, Drink, MalounView } from './view';

export interface Verb {
  id: string;
  label: string;
  hint?: string;
  /** Why it cannot be pressed; null when it can. */
  reason: string | null;
  /** What is sent; null for a verb that opens something first. */
  move: Move | null;
}

const ready = (id: string, label: string, hint: string, move: Move): Verb => ({ id, label, hint, reason: null, move });
const notYet = (id: string, label: string, reason: string): Verb => ({ id, label, reason, move: null });

export function requestLabel(drinks: readonly Drink[], numbered: Drink | null, number: number | null, t: Texts): string {
  return t.say('move-request-label', {
    drinks: drinkNames(drinks, t),
    numbered: numbered === null ? '0' : t.say(`drink-${numbered}`),
    number: number ?? 0,
  });
}

function burning(view: MalounView, kind: string, cards: readonly CardId[], t: Texts): Verb {
  const [least, most] = burnBounds(view, kind);
  const move = { type: 'burn', cards: inOrder(cards) };
  const label = t.say('move-burn-label', { cards: t.list(inOrder(cards).map((card) => nameOf(card, t))) });
  if (cards.length < least) return notYet('burn', t.say('move-burn'), t.say('why-cards', { n: least, chosen: cards.length }));
  if (cards.length > most) return notYet('burn', label, t.say('why-cards', { n: most, chosen: cards.length }));
  if (cards.length === 0) return ready('burn', t.say('do-burn-none'), '', move);
  return ready('burn', label, t.say(kind === 'trim' ? 'hint-trim' : 'hint-burn', { n: cards.length }), move);
}

function requesting(view: MalounView, { drinks, numbered }: Chosen, t: Texts): Verb {
  if (drinks.length === 0) return notYet('request', t.say('move-request'), t.say('why-drinks', { most: mostDrinks(view) }));
  const number = numbered && drinks.includes(numbered.drink) ? numbered : null;
  const move = request(drinks, number?.drink ?? null, number?.number ?? null);
  const named = move['drinks'] as Drink[];
  const hint = t.say(isCrisis(view) ? 'hint-request-crisis' : 'hint-request');
  return ready('request', requestLabel(named, number?.drink ?? null, number?.number ?? null, t), hint, move);
}

function offering(view: MalounView, card: CardId | undefined, t: Texts): Verb {
  if (card === undefined) return notYet('offer', t.say('move-offer'), t.say('why-card'));
  const label = t.say('move-offer-label', { card: nameOf(card, t) });
  const why = whyNotOffer(view, card);
  if (why !== null) {
    const number = view.request?.number ?? 0;
    return notYet('offer', label, t.say(`refused-maloun-${why}`, { number, drink: '', drinks: '', card: '' }));
  }
  return ready('offer', label, t.say('hint-offer'), { type: 'offer', card });
}

function picking(view: MalounView, places: readonly number[], t: Texts): Verb {
  const count = pickCount(view);
  if (places.length !== count) return notYet('pick', t.say('move-pick'), t.say('why-places', { n: count }));
  const at = [...places].sort((one, other) => one - other);
  const label = t.say('move-pick-label', { places: t.list(at.map((place) => t.num(place))) });
  const rest = (view.offers ?? 0) - 1;
  const hint = count > 1 ? 'hint-pick-two' : isCrisis(view) ? 'hint-pick-crisis' : 'hint-pick';
  return ready('pick', label, t.say(hint, { n: rest }), { type: 'pick', places: at });
}

function keeping(view: MalounView, kind: string, look: number | null, t: Texts): Verb {
  const card = look === null ? undefined : view.look?.[look];
  if (card === undefined) return notYet('keep', t.say('move-keep'), t.say('why-look'));
  return ready('keep', t.say('move-keep-label', { card: nameOf(card, t) }), t.say(`hint-keep-${kind}`), { type: 'keep', card });
}

function naming(view: MalounView, kind: string, { seat, cards }: Chosen, t: Texts): Verb {
  const who = seat === null ? '' : t.name(seat);
  if (kind === 'counter_swap') {
    const card = handOf(view)[cards[0] ?? -1];
    if (card === undefined || seat === null) return notYet('swap', t.say('move-swap'), t.say('why-swap'));
    const label = t.say('move-swap-label', { card: nameOf(card, t), seat: who });
    return ready('swap', label, t.say('hint-swap'), { type: 'swap', seat, card });
  }
  if (kind === 'tasting') {
    if (seat === null) return notYet('choose', t.say('move-choose'), t.say('why-seat'));
    return ready('choose', t.say('do-taste', { seat: who }), t.say('hint-taste'), { type: 'choose', seat });
  }
  if (kind === 'vote') {
    if (seat === null) return notYet('vote', t.say('move-vote'), t.say('why-seat'));
    const hint = t.say(typeof view.finisher === 'number' ? 'hint-vote' : 'hint-vote-stop');
    return ready('vote', t.say('move-vote-label', { seat: who }), hint, { type: 'vote', seat });
  }
  if (seat === null) return notYet('accuse', t.say('move-accuse'), t.say('why-seat'));
  return ready('accuse', t.say('move-accuse-label', { seat: who }), t.say('hint-accuse'), { type: 'accuse', seat });
}

/** The verb that is asked for. */
export function verbOf(view: MalounView, kind: string, chosen: Chosen, t: Texts): Verb | null {
  const cards = chosen.cards.flatMap((at) => handOf(view)[at] ?? []);
  switch (kind) {
    case 'turn':
      return cards.length > 0 ? burning(view, kind, cards, t) : requesting(view, chosen, t);
    case 'clean_out':
    case 'trim':
      return burning(view, kind, cards, t);
    case 'offer':
      return offering(view, cards[0], t);
    case 'pick':
      return picking(view, chosen.places, t);
    case 'compare':
    case 'back_shelf':
      return keeping(view, kind, chosen.look, t);
    case 'tasting':
    case 'counter_swap':
    case 'vote':
    case 'accuse':
      return naming(view, kind, chosen, t);
    case 'last_call':
      return { id: 'build', label: t.say('word-build-now'), hint: t.say('hint-last-call'), reason: null, move: null };
    case 'step':
      return chosen.revealing
        ? ready('reveal', t.say('move-reveal-label'), t.say('hint-reveal'), { type: 'reveal' })
        : ready('continue', t.say('move-continue-label'), t.say('hint-continue'), { type: 'continue' });
    case 'discuss':
      return ready('ready', t.say('move-ready-label'), t.say('hint-ready'), { type: 'ready' });
    case 'deck':
      return ready('reshuffle', t.say('what-reshuffle'), '', { type: 'prefer', what: 'reshuffle' });
    default:
      return null;
  }
}

/** What can be done instead. */
export function othersOf(view: MalounView, kind: string, chosen: Chosen, t: Texts): Verb[] {
  switch (kind) {
    case 'turn': {
      if (!isCrisis(view)) return [];
      const why = (mine(view)?.positives ?? 0) === 0 ? 'refused-maloun-no_positive' : 'why-nobody';
      const reason = robbable(view).length > 0 ? null : t.say(why);
      return [{ id: 'spend', label: t.say('move-spend'), hint: t.say('hint-spend'), reason, move: null }];
    }
    case 'offer':
      return [ready('decline', t.say('move-decline-label'), '', { type: 'decline' })];
    case 'last_call':
      return [ready('wait', t.say('move-wait-label'), '', { type: 'wait' })];
    case 'vote':
      return [ready('abstain', t.say('move-vote-label', { seat: 0 }), '', { type: 'vote', seat: null })];
    case 'deck':
      return [
        ready('stop', t.say('what-stop'), '', { type: 'prefer', what: 'stop' }),
        ready('abstain', t.say('move-prefer-label', { what: 0 }), '', { type: 'prefer', what: null }),
      ];
    case 'step':
      // The same for every finisher, to the eye: who is not the Malʿoun is told so when it is pressed.
      return chosen.revealing
        ? []
        : [{ id: 'reveal', label: t.say('move-reveal-label'), hint: t.say('hint-reveal'), reason: null, move: null }];
    default:
      return [];
  }
}

/** What comes of laying a set now. */
export function buildHint(view: MalounView, t: Texts): string {
  const now = (mine(view)?.sets?.length ?? 0) + 1;
  if (now >= setsWanted(view)) return t.say('hint-build-last');
  return t.say(isCrisis(view) ? 'hint-build-crisis' : 'hint-build', { n: now, most: setsWanted(view), positives: positivesWanted(view) });
}

/** The sentence over it all: what is asked, or who is waited for. */
export function promptOf(view: MalounView, ask: { kind: string; text: string; optional: boolean } | null, waiting: readonly number[], t: Texts): string {
  if (ask && !ask.optional) return t.sayFirst([`ask-${ask.text}`, `ask-${ask.kind}`]);
  const kind = WAITS[view.phase] ?? view.phase;
  const seats = waiting.length > 0 ? t.list(waiting.map((seat) => t.name(seat))) : t.name(view.turn);
  return t.has(`wait-${kind}`) ? t.say(`wait-${kind}`, { seat: seats }) : t.say('wait-turn', { seat: seats });
}

/** Phases whose question has another name. */
const WAITS: Record<string, string> = { deck_vote: 'deck', discussion: 'discuss' };
