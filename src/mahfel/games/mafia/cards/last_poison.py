"""Last Poison: somebody leaves after tomorrow's vote, unless the Doctor or the Hero looks after them tonight."""

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
    state.put(use.at[0], Status("poisoned", night(state.cycle + 1), by=seat, word="evening"))
    return "done"


def _aim(state: MafiaState, seat: Seat) -> Aim:
    return Aim("poison", others(state, seat), 1, 1)


CARD = Card("last_poison", _play, _aim)
