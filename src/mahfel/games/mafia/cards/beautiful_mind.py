"""Beautiful Mind: name a player and a role; if it is right whoever drew the card stays."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mahfel.engine import Seat
from mahfel.games.mafia.card import STAYS, Card, others
from mahfel.games.mafia.moves import Use
from mahfel.games.mafia.slots import Aim

if TYPE_CHECKING:
    from mahfel.games.mafia.state import MafiaState


def _play(state: MafiaState, seat: Seat, use: Use | None) -> str:
    if use is None:
        return "nothing"
    return STAYS if state.players[use.at[0]].role == use.role else "wrong"


def _aim(state: MafiaState, seat: Seat) -> Aim:
    return Aim("guess", others(state, seat), 1, 1, state.nameable())


CARD = Card("beautiful_mind", _play, _aim)
