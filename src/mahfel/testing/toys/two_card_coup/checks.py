"""What is always true in two-card Coup: see ``mahfel.testing.checks``."""

from __future__ import annotations

from typing import Final

from mahfel.engine import Seat
from mahfel.testing.toys.two_card_coup.phases import DOUBTS, GOAL
from mahfel.testing.toys.two_card_coup.state import CoupState

REVEALS: Final = frozenset({"dealt", "doubted", "fell_out", "paid"})

OCCURS: Final = {"doubted.card": frozenset({"crown", "fool"}), "fell_out.card": frozenset({"crown", "fool"})}

ENDS: Final = {"three_coins": (0.6, 0.95), "last_one_in": (0.05, 0.4)}


def hidden(state: CoupState, viewer: Seat | None) -> tuple[str, ...]:
    """Others' cards that were never shown, and the court."""
    secret = [
        card
        for seat, (card, shown) in enumerate(zip(state.cards, state.shown, strict=True))
        if seat != viewer and not shown
    ]
    return (*secret, *state.court)


def invariants(state: CoupState) -> None:
    """Four cards; somebody is in; answers lie only in a window; who is out has shown its card."""
    assert sorted((*state.cards, *state.court)) == ["crown", "crown", "fool", "fool"], "a card is lost or made"
    assert any(state.alive), "nobody is left"
    assert state.shown == [not alive for alive in state.alive], "cards are shown by those who are out, and only by them"
    assert all(0 <= coins < GOAL + 2 for coins in state.coins), "coins without end"
    in_window = bool(state.phases) and state.phases[-1] is DOUBTS
    assert in_window or state.answers == [None] * state.seats, "an answer outlives its window"
    assert not state.phases or state.alive[state.turn], "a seat that is out has the turn"
