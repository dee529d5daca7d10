"""What a requester remembers: the notebook, and what a bad card proves."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from mahfel.engine import Seat
from mahfel.games.maloun.moves import wanted
from mahfel.games.maloun.words import Card, names

if TYPE_CHECKING:
    from mahfel.games.maloun.state import MalounState

PAGE: Final = 8
"""So many lines of a notebook are kept; what they prove is kept for good."""


class Note(msgspec.Struct, frozen=True, omit_defaults=True):
    """One line of the viewer's notebook: what was asked for (``numbered``: ``"tea3"`` where a number was named), who
    offered, and the card or the two cards that the viewer saw, the kept one first. ``bad``: one of them can only come
    from the Malʿoun."""

    drinks: tuple[str, ...]
    donors: tuple[Seat, ...]
    cards: tuple[str, ...]
    numbered: str = ""
    bad: bool = False


def note(state: MalounState, cards: tuple[Card, ...]) -> None:
    """The requester writes down who offered and what was taken (the kept card first)."""
    request, seat, donors = state.request, state.turn, state.donors
    assert request is not None
    honest = wanted(request)
    bad = not state.box.crisis and any(not honest >> which & 1 for which in cards)
    if bad:
        state.suspects[seat] &= sum(1 << donor for donor in donors)
    numbered = f"{request.numbered}{request.number}" if request.numbered is not None else ""
    line = Note(request.drinks, donors, names(cards), numbered, bad)
    state.notes[seat] = (*state.notes[seat][1 - PAGE :], line)
