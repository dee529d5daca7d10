"""What is done for a seat where nobody is, when there is nothing left to draw."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mahfel.engine import Move, Seat
from mahfel.games.lut.actions import may_discard, runs_of
from mahfel.games.lut.moves import DISCARDS, MOVES
from mahfel.games.lut.words import CARAVAN_KINDS, FIRST_BANDIT, FIRST_CHIEF, KARVANSALAR, Kind, strength_of

if TYPE_CHECKING:
    from mahfel.games.lut.state import LutState


def absent(state: LutState, seat: Seat) -> Move:
    """The weakest bandit is thrown away; without one the cheapest caravan sets out; without that too a chief is thrown
    away, and the caravan master last.

    Where only who can play nothing may throw a card away, the cheapest caravan comes first, and then the weakest bandit
    (or, without one, the chief or the caravan master) joins the oldest caravan it may join.
    """
    held = state.held[seat]
    caravans = held & CARAVAN_KINDS
    cheapest = (caravans & -caravans).bit_length() - 1
    if may_discard(state, seat):
        weakest = min(_kinds(held), key=_worth, default=KARVANSALAR)
        if caravans and weakest >= FIRST_CHIEF:
            return MOVES[cheapest][0]
        return MOVES[DISCARDS + weakest][0]
    if caravans:
        return MOVES[cheapest][0]
    plays = ((kind, places) for kinds, places, _ in runs_of(state, seat) for kind in _kinds(kinds))
    kind, places = min(plays, key=lambda play: _worth(play[0]))
    return MOVES[kind][(places & -places).bit_length() - 1]


_FIGHTERS: Final = range(FIRST_BANDIT, KARVANSALAR + 1)


def _kinds(mask: int) -> list[Kind]:
    return [kind for kind in _FIGHTERS if mask >> kind & 1]


def _worth(kind: Kind) -> tuple[int, Kind]:
    return (strength_of(kind) if kind < FIRST_CHIEF else 5, kind)
