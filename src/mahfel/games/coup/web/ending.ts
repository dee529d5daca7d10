/** How the end is told. */
import type { Seat } from '$shell/protocol';
import type { Texts } from '$shell/texts/texts';
import type { CoupView } from './view';

/** Everybody, the winners first; the others in turn order. */
export function ranked(view: CoupView): Seat[] {
  const winners = view.outcome?.winners ?? [];
  const others = view.players.map((_, seat) => seat).filter((seat) => !winners.includes(seat));
  return [...winners, ...others];
}

/** The seats whose hidden cards turn, one after another, the winner last. */
export function beats(view: CoupView): Seat[] {
  const hidden = (seat: Seat) => {
    const player = view.players[seat];
    return (player?.hand?.length ?? 0) + (player?.aside_cards?.length ?? 0) > 0;
  };
  return ranked(view).filter(hidden).reverse();
}

export function headline(winners: readonly Seat[], viewer: Seat | null, t: Texts): string {
  if (viewer !== null && winners.includes(viewer)) return t.say('event-won-you');
  return t.say('event-won', { seats: t.list(winners.map((seat) => t.name(seat))), count: winners.length });
}
