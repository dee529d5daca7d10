"""Green Path: somebody cannot be accused tomorrow."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mahfel.engine import Seat
from mahfel.games.mafia.card import Card, others
from mahfel.games.mafia.moments import night
from mahfel.games.mafia.moves import Use
from mahfel.games.mafia.player import Status
from mahfel.games.mafia.slots import Aim

if TYPE_CHECKING:
    from mahfel.games.mafia.state import MafiaState


def _play(state: MafiaState, seat: Seat, use: Use | None) -> str:
    if use is None:
        return "nothing"
    state.put(use.at[0], Status("safe", night(state.cycle + 1), by=seat))
    return "done"


def _aim(state: MafiaState, seat: Seat) -> Aim:
    return Aim("spare", others(state, seat), 1, 1)


CARD = Card("green_path", _play, _aim)
