"""Final Shot: shoot one of the living; by day nobody saves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mahfel.engine import Seat
from mahfel.games.mafia.card import Card, others
from mahfel.games.mafia.gun import withstands
from mahfel.games.mafia.leaving import leave
from mahfel.games.mafia.moves import Use
from mahfel.games.mafia.slots import Aim

if TYPE_CHECKING:
    from mahfel.games.mafia.state import MafiaState


def _play(state: MafiaState, seat: Seat, use: Use | None) -> str:
    if use is None:
        return "nothing"
    if withstands(state, use.at[0]):
        return "nothing"
    leave(state, [(use.at[0], "gun")])
    return "hit"


def _aim(state: MafiaState, seat: Seat) -> Aim:
    return Aim("shoot", others(state, seat), 1, 1)


CARD = Card("final_shot", _play, _aim)
