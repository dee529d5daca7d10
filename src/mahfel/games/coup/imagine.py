"""From a view of Coup back to a world it allows."""

from __future__ import annotations

from collections import Counter
from math import perm, prod

from mahfel.engine import Chance, SplitMix64
from mahfel.games.coup.box import Box, box
from mahfel.games.coup.moves import parse
from mahfel.games.coup.phases.cards import Examining
from mahfel.games.coup.phases.course import ChoosingFromFive
from mahfel.games.coup.state import CoupState, Hand
from mahfel.games.coup.view import CoupView

_TRIES = 8
_FINE = 1 << 20


def imagine(view: CoupView, chance: Chance, belief: float | None = None) -> CoupState:
    """A world drawn uniformly over the physical cards, or (``belief`` 0 … 1) weighted by what was claimed.

    A deal that makes claims false which nobody has refuted is drawn again, the more often the more of them there are;
    no deal is ever ruled out.
    """
    world = _imagine(view, chance)
    if belief:
        for _ in range(_TRIES):
            lies = sum(_lies(world, seat) for seat in range(world.seats) if seat != view.viewer)
            if not lies or chance.below(_FINE) < (1 - belief) ** lies * _FINE:
                break
            world = _imagine(view, chance)
    return world


def _lies(world: CoupState, seat: int) -> int:
    """How many standing claims of a seat are false in a world."""
    hand, lost = world.hands[seat], world.lost[seat]
    return sum(
        entry.last in ("believed", "open") and entry.what in world.box.copies and entry.what not in (*hand, *lost)
        for entry in world.ledger[seat]
    )


def _imagine(view: CoupView, chance: Chance) -> CoupState:
    """A world drawn uniformly over the physical cards: what the viewer cannot see is dealt anew.

    What the viewer has seen of a hand stays in it; sealed answers of others are taken back; chance is fresh.
    """
    content = box(view.options, view.seats, view.copies)
    hidden = Counter(content.copies)
    for player in view.players:
        hidden.subtract(player.lost)
        hidden.subtract(player.hand or ())
        hidden.subtract(player.aside_cards or ())
    hidden.subtract(view.removed)
    hidden.subtract(card for _, card in view.known if view.outcome is None)
    removed: list[Hand] = [view.removed if seat == view.viewer else () for seat in range(view.seats)]
    hands, aside, court = _deal(view, content, hidden, removed, chance)
    answers = [parse(view.answered) if view.answered and seat == view.viewer else None for seat in range(view.seats)]
    state = CoupState(
        seats=view.seats,
        box=content,
        court=court,
        hands=hands,
        lost=[player.lost for player in view.players],
        aside=aside,
        removed=removed,
        coins=[player.coins for player in view.players],
        parties=[player.party for player in view.players] if view.options.reformation else [],
        reserve=view.reserve,
        turn=view.turn,
        out=view.out,
        known=tuple((view.viewer, owner, card) for owner, card in view.known) if view.viewer is not None else (),
        open_aside=view.open_aside,
        shown=view.seen,
        tokens=view.tokens,
        ledger=[player.claims for player in view.players],
        answers=list(answers),
        chance=SplitMix64(chance.below(1 << 32)),
        phases=list(view.phases),
    )
    top = state.phases[-1] if state.phases else None
    if isinstance(top, Examining) and top.seen and not state.shown:
        state.shown = chance.choice(state.hands[top.target])
    return state


def _deal(
    view: CoupView, content: Box, hidden: Counter[str], removed: list[Hand], chance: Chance
) -> tuple[list[Hand], list[Hand], list[str]]:
    top = view.phases[-1] if view.phases else None
    if isinstance(top, ChoosingFromFive):
        # Each holds a whole set, and everybody knows it.
        whole = tuple(sorted(content.copies))
        court = list(whole)
        chance.shuffle(court)
        return [whole] * view.seats, [()] * view.seats, court
    if view.options.choose_from_five:
        _remove_other_sets(view, content, hidden, removed, chance)
    pool = sorted(hidden.elements())
    chance.shuffle(pool)
    hands: list[Hand] = []
    aside: list[Hand] = []
    for seat, player in enumerate(view.players):
        if player.hand is not None:
            hands.append(player.hand)
        else:
            seen = [card for owner, card in view.known if owner == seat]
            hands.append(tuple(sorted((*seen, *(pool.pop() for _ in range(player.cards - len(seen)))))))
        if player.aside_cards is not None:
            aside.append(player.aside_cards)
        else:
            aside.append(tuple(pool.pop() for _ in range(player.aside)))
    return hands, aside, pool


def _remove_other_sets(view: CoupView, content: Box, hidden: Counter[str], removed: list[Hand], chance: Chance) -> None:
    """Each other seat has removed a set but for one card; which one it kept is drawn by how well it fits the rest."""
    whole = sorted(content.copies)
    for seat in range(view.seats):
        if seat == view.viewer:
            continue
        weights = []
        for kept in whole:
            left = hidden.copy()
            left.subtract(card for card in whole if card != kept)
            weights.append(_ways(content, left) if min(left.values()) >= 0 else 0)
        point = chance.below(sum(weights))
        for kept, weight in zip(whole, weights, strict=True):
            point -= weight
            if point < 0:
                removed[seat] = tuple(card for card in whole if card != kept)
                hidden.subtract(removed[seat])
                break


def _ways(content: Box, left: Counter[str]) -> int:
    """In how many ways the cards that are not hidden can be the physical cards that they are."""
    return prod(perm(content.copies[card], content.copies[card] - left[card]) for card in content.copies)
