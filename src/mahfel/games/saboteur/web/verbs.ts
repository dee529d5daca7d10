/** The buttons under the question: what the chosen card would do, and why it cannot. */
import type { Move, Seat } from '$shell/protocol';
import type { Texts } from '$shell/texts/texts';
import { canDig, kindOf, seatsFor, toolsToPlay } from './legal';
import { keyOf, type Mine, type Spot } from './mine';
import type { Offer } from './offers';
import { breakMove, digHint, fallHint, keepHint, toolHint } from './prompts';
import { isSymmetric } from './tiles';
import type { SaboteurView } from './view';

/** What has been chosen so far. */
export interface Choice {
  /** A card of the hand, or null. */
  card: string | null;
  /** Held turned by half a turn. */
  turned: boolean;
  /** A cell of the mine. */
  spot: Spot | null;
  /** A player. */
  seat: Seat | null;
}

export interface Verb {
  key: string;
  label: string;
  /** What comes of it. */
  hint: string;
  /** Why it cannot be pressed; null when it can. */
  reason: string | null;
  ask: boolean;
  /** What it plays; null for a turn of the card. */
  move: Move | null;
}

/** The verbs of a turn: play the card, turn it, pass. */
export function verbsOf(view: SaboteurView, mine: Mine, choice: Choice, offers: readonly Offer[], t: Texts): Verb[] {
  const { card } = choice;
  if (card === null) return [idle(t), pass(null, t)];
  const plays = playing(view, mine, choice, card, offers, t);
  const turning = kindOf(card) === 'dig' && canDig(view) ? [turn(card, choice, offers, t)] : [];
  return [...plays, ...turning, pass(card, t)];
}

const verb = (key: string, label: string, more: Partial<Verb> = {}): Verb => ({
  key,
  label,
  hint: '',
  reason: null,
  ask: false,
  move: null,
  ...more,
});

const idle = (t: Texts): Verb => verb('do', t.say('move-dig'), { reason: t.say('move-why-none') });

function pass(card: string | null, t: Texts): Verb {
  const label = t.say('move-pass');
  if (card === null) return verb('pass', label, { reason: t.say('move-why-none') });
  return verb('pass', label, { hint: t.say('move-why-face-down'), move: { type: 'pass', card } });
}

function turn(card: string, { spot }: Choice, offers: readonly Offer[], t: Texts): Verb {
  const here = spot && offers.find((offer) => keyOf(offer) === keyOf(spot));
  const why = isSymmetric(card) ? 'why-turn-alike' : here?.look === 'now' ? 'why-turn-misfit' : null;
  return verb('turn', t.say('move-turn'), { reason: why && t.say(why) });
}

function playing(
  view: SaboteurView,
  mine: Mine,
  { turned, spot, seat }: Choice,
  card: string,
  offers: readonly Offer[],
  t: Texts,
): Verb[] {
  const kind = kindOf(card);
  const label = t.say(`move-${kind}`);
  const cannot = (why: string) => [verb('do', label, { reason: t.say(why) })];
  const can = (more: Partial<Verb>) => [verb('do', label, { ask: true, ...more })];
  switch (kind) {
    case 'dig':
      if (!canDig(view)) return cannot('move-why-broken');
      if (offers.length === 0) return cannot('move-why-nowhere');
      if (!spot) return cannot('move-why-place');
      return can({
        hint: digHint(mine, spot, card, turned, t),
        move: { type: 'dig', card, x: spot.x, y: spot.y, turned },
      });
    case 'rockfall':
      if (offers.length === 0) return cannot('move-why-nowhere');
      if (!spot) return cannot('move-why-place');
      return can({ hint: fallHint(mine, spot, t), move: { type: 'rockfall', x: spot.x, y: spot.y } });
    case 'map': {
      const place = spot && offers.find((offer) => keyOf(offer) === keyOf(spot))?.place;
      return place ? can({ hint: t.say('hint-map'), move: { type: 'map', goal: place } }) : cannot('move-why-goal');
    }
    default: {
      if (seatsFor(view, card).length === 0) return cannot('move-why-nobody');
      if (seat === null) return cannot('move-why-target');
      const tools = toolsToPlay(view, card, seat);
      return tools.map((tool) =>
        verb(`do-${tool}`, t.say(`move-${kind}-tool`, { tool: t.say(`tool-${tool}`) }), {
          ask: true,
          hint: tools.length > 1 ? '' : toolHint(view, card, seat, t),
          move: breakMove(card, seat, tool),
        }),
      );
    }
  }
}

/** The one verb of the draft. */
export function keepVerb(view: SaboteurView, gold: number | null, t: Texts): Verb {
  if (gold === null) return verb('do', t.say('move-keep'), { reason: t.say('word-pool') });
  return verb('do', t.say('move-keep-label', { gold }), {
    ask: true,
    hint: keepHint(view, t),
    move: { type: 'keep', gold },
  });
}
