/** What the viewer has chosen so far: a card, then a place, with an assassin also a victim. Nothing of it is a move yet. */
import type { Seat } from '$shell/protocol';
import { isAssassin, places, victims, type Choice, type Victim, type Where } from './legal';
import type { CourtisansView } from './view';

export function choosing(view: () => CourtisansView) {
  /** Place of the card in the hand. */
  let picked = $state<number | null>(null);
  let where = $state<Where | null>(null);
  /** Null: nobody; undefined: not decided. */
  let victim = $state<Victim | null | undefined>(undefined);
  let whose = $state(false);
  let killing = $state(false);

  const card = $derived(picked === null ? null : (view().hand?.[picked] ?? null));
  const targets = $derived(card === null ? [] : places(view()));
  const choice = $derived.by((): Choice | null =>
    card === null || where === null || victim === undefined ? null : { card, where, victim },
  );

  function settle() {
    const asks = card !== null && where !== null && isAssassin(card) && victims(view(), where).length > 0;
    victim = asks ? undefined : null;
    killing = asks;
    whose = false;
  }

  return {
    get picked() {
      return picked;
    },
    get card() {
      return card;
    },
    get where() {
      return where;
    },
    get victim() {
      return victim;
    },
    get whose() {
      return whose;
    },
    get killing() {
      return killing;
    },
    get targets() {
      return targets;
    },
    get choice() {
      return choice;
    },
    /** A new decision: nothing is chosen, but the last card, which has no rival. */
    begin() {
      picked = view().hand?.length === 1 ? 0 : null;
      where = null;
      victim = undefined;
      whose = killing = false;
    },
    /** Another card goes to the place that is chosen already. */
    pick(at: number) {
      picked = picked === at && where === null ? null : at;
      if (where !== null) settle();
      else whose = false;
    },
    go(to: Where) {
      where = to;
      settle();
    },
    /** The opponent's domain; with several opponents it has to be said whose. */
    goTo(zone: Where['zone'], others: readonly Seat[]) {
      const [only] = others;
      if (zone !== 'opponent') this.go({ zone, other: null });
      else if (others.length === 1 && only !== undefined) this.go({ zone, other: only });
      else whose = true;
    },
    ask() {
      killing = true;
    },
    kill(found: Victim | null) {
      victim = found;
      killing = false;
    },
    /** The question whom to remove is laid down; without an answer the place is open again. */
    spare() {
      killing = false;
      if (victim === undefined) where = null;
    },
    /** One step back; whether there was one. */
    back(): boolean {
      if (whose) whose = false;
      else if (where !== null) {
        where = null;
        victim = undefined;
      } else if (picked !== null) picked = null;
      else return false;
      return true;
    },
  };
}
