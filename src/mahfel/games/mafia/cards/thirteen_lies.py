"""Thirteen Lies: a sentence about one of three players is said aloud, and it is a lie."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mahfel.engine import Seat
from mahfel.games.mafia.card import Card, after
from mahfel.games.mafia.moves import Use
from mahfel.games.mafia.slots import Aim

if TYPE_CHECKING:
    from mahfel.games.mafia.state import MafiaState


def _play(state: MafiaState, seat: Seat, use: Use | None) -> str:
    if use is None:
        return "nothing"
    return "lie_city" if state.players[use.at[0]].side == "mafia" else "lie_mafia"


def _aim(state: MafiaState, seat: Seat) -> Aim:
    return Aim("lie_about", tuple(sorted(after(state, seat)[:3])), 1, 1)


CARD = Card("thirteen_lies", _play, _aim)
