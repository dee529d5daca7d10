"""Exhumation: the role of one who left before is announced."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mahfel.engine import Seat
from mahfel.games.mafia import events
from mahfel.games.mafia.card import Card
from mahfel.games.mafia.moves import Use
from mahfel.games.mafia.slots import Aim

if TYPE_CHECKING:
    from mahfel.games.mafia.state import MafiaState


def _play(state: MafiaState, seat: Seat, use: Use | None) -> str:
    if use is None:
        return "nothing"
    left = use.at[0]
    role = state.players[left].role
    state.put_told(left, role)
    state.say(events.RoleTold, left, role)
    return "done"


def _aim(state: MafiaState, seat: Seat) -> Aim:
    return Aim("dig_up", tuple(sorted(left for left in state.gone if left != seat)), 1, 1)


CARD = Card("exhumation", _play, _aim)
