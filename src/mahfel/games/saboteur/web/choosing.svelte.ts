/** What somebody is about to do: a card of the hand, how it is held, and where or on whom it shall be played. */
import type { Seat } from '$shell/protocol';
import { keyOf, type Spot } from './mine';
import type { Offer } from './offers';

export class Choosing {
  /** The place of the chosen card in the hand. */
  place = $state<number | null>(null);
  /** It is held turned by half a turn. */
  turned = $state(false);
  spot = $state.raw<Spot | null>(null);
  seat = $state<Seat | null>(null);
  /** A gold card by its worth. */
  gold = $state<number | null>(null);

  forget(): void {
    this.place = this.spot = this.seat = this.gold = null;
    this.turned = false;
  }

  /** Take up another card; the one that was chosen is put back instead. Whether one is chosen now. */
  take(place: number): boolean {
    const again = this.place === place;
    this.forget();
    if (again) return false;
    this.place = place;
    return true;
  }

  /** Choose a cell; the chosen one once more turns the card, where both turns fit. */
  pick(offer: Offer): void {
    const again = this.spot !== null && keyOf(this.spot) === keyOf(offer);
    this.spot = { x: offer.x, y: offer.y };
    if (offer.look === 'turn' || (again && offer.look === 'both')) this.turned = !this.turned;
  }

  /** Put back what was chosen last, the cell or the player before the card; whether there was one of those. */
  back(): boolean {
    const aimed = this.spot !== null || this.seat !== null;
    this.spot = this.seat = null;
    return aimed;
  }
}
