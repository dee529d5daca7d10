/** What can be touched in the mine while a card is chosen. */
import type { Texts } from '$shell/texts/texts';
import { canDig, goalsToSee, kindOf, sites } from './legal';
import { GOAL_SPOTS, tunnelsIn, type Mine, type Spot } from './mine';
import type { Place, SaboteurView } from './view';

export interface Offer extends Spot {
  /** The card fits as it lies, when turned by half a turn, or both; a tunnel to take away; a goal to look at. */
  look: 'now' | 'turn' | 'both' | 'rock' | 'goal';
  /** Of a goal. */
  place?: Place;
  label: string;
}

/** The cells for a card in the hand, as it is held: turned or not. */
export function offersFor(view: SaboteurView, mine: Mine, card: string, turned: boolean, t: Texts): Offer[] {
  switch (kindOf(card)) {
    case 'dig':
      if (!canDig(view)) return [];
      return sites(mine, card).map((site) => {
        const { x, y } = site;
        const [here, there] = turned ? [site.turned, site.plain] : [site.plain, site.turned];
        const look = here ? (there ? 'both' : 'now') : 'turn';
        return { x, y, look, label: t.say(look === 'turn' ? 'cell-label-turn' : 'cell-label', { x, y }) };
      });
    case 'rockfall':
      return tunnelsIn(mine).map(({ x, y, card: laid }) => ({
        x,
        y,
        look: 'rock',
        label: t.say('fall-label', { card: t.say(`card-${laid}`), x, y }),
      }));
    case 'map':
      return goalsToSee(mine).map((place) => ({
        ...GOAL_SPOTS[place],
        look: 'goal',
        place,
        label: t.say('move-map-label', { goal: t.say(`goal-${place}`) }),
      }));
    default:
      return [];
  }
}

/** Where the keyboard begins: nearest to the goals, those first that fit as the card is held. */
export function firstOf(offers: readonly Offer[]): Offer | null {
  const far = ({ x, y, look }: Offer) => Math.abs(8 - x) + Math.abs(y) / 2 + (look === 'turn' ? 1 : 0);
  return offers.reduce<Offer | null>((best, it) => (best === null || far(it) < far(best) ? it : best), null);
}
