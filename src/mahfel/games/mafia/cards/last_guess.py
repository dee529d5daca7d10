"""Last Guess: name a player and a role; if it is right that player leaves, too."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mahfel.engine import Seat
from mahfel.games.mafia.card import Card, others
from mahfel.games.mafia.leaving import leave
from mahfel.games.mafia.moves import Use
from mahfel.games.mafia.slots import Aim

if TYPE_CHECKING:
    from mahfel.games.mafia.state import MafiaState


def _play(state: MafiaState, seat: Seat, use: Use | None) -> str:
    if use is None:
        return "nothing"
    if state.players[use.at[0]].role != use.role:
        return "wrong"
    leave(state, [(use.at[0], "card")])
    return "right"


def _aim(state: MafiaState, seat: Seat) -> Aim:
    return Aim("guess", others(state, seat), 1, 1, state.nameable())


CARD = Card("last_guess", _play, _aim)
