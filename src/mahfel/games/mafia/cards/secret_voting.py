"""Secret Voting: tomorrow hands are raised in secret; only the names of the accused are told."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mahfel.engine import Seat
from mahfel.games.mafia.card import Card
from mahfel.games.mafia.moments import night
from mahfel.games.mafia.moves import Use
from mahfel.games.mafia.sign import Sign

if TYPE_CHECKING:
    from mahfel.games.mafia.state import MafiaState


def _play(state: MafiaState, seat: Seat, use: Use | None) -> str:
    state.signs = (*state.signs, Sign("secret_hands", night(state.cycle + 1)))
    return "done"


CARD = Card("secret_voting", _play)
