"""How likely a claim is true, by what one seat can see."""

from __future__ import annotations

from functools import lru_cache
from math import comb
from typing import TYPE_CHECKING

from mahfel.engine import Seat

if TYPE_CHECKING:
    from mahfel.games.coup.state import CoupState


def unseen(state: CoupState, seat: Seat, role: str) -> int:
    """How many cards of a character a seat has not seen."""
    copies = state.box.copies.get(role, 0) - state.hands[seat].count(role)
    return copies - sum(lost.count(role) for lost in state.lost)


def holds(state: CoupState, seat: Seat, other: Seat, role: str) -> float:
    """The chance that ``other`` holds a character, before anything it has said: by counting cards."""
    if any(fact == (seat, other, role) for fact in state.known):
        return 1.0
    copies = unseen(state, seat, role)
    hidden = len(state.court) + sum(len(state.hands[s]) + len(state.aside[s]) for s in range(state.seats) if s != seat)
    return _one_at_least(hidden, copies, len(state.hands[other]))


def truthful(state: CoupState, seat: Seat, other: Seat, role: str, liars: float) -> float:
    """The chance that a claim of ``other`` is true; ``liars`` is how often one without the card would claim it."""
    prior = holds(state, seat, other, role)
    row = next((entry for entry in state.ledger[other] if entry.what == role), None)
    if row is not None:
        liars = min(0.9, liars * (1 + row.caught) / (1 + 0.5 * row.shown))
    return prior / (prior + (1 - prior) * liars) if prior else 0.0


@lru_cache(maxsize=4096)
def _one_at_least(hidden: int, copies: int, drawn: int) -> float:
    if copies <= 0 or drawn <= 0 or hidden <= 0:
        return 0.0
    if drawn > hidden:
        return 1.0
    return 1 - comb(hidden - copies, drawn) / comb(hidden, drawn)
