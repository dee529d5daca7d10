"""Silence of the Lambs: two do not speak tomorrow, nor defend themselves; one, once half of the table has left."""

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
    for other in use.at:
        state.put(other, Status("silenced", night(state.cycle + 1), by=seat))
    return "done"


def _aim(state: MafiaState, seat: Seat) -> Aim:
    return Aim("silence", others(state, seat), 1, 1 if 2 * len(state.living()) < state.seats else 2)


CARD = Card("silence_of_the_lambs", _play, _aim)
