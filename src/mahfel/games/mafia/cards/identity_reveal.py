"""Identity Reveal: the role of whoever leaves is announced."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mahfel.engine import Seat
from mahfel.games.mafia import events
from mahfel.games.mafia.card import Card
from mahfel.games.mafia.moves import Use

if TYPE_CHECKING:
    from mahfel.games.mafia.state import MafiaState


def _play(state: MafiaState, seat: Seat, use: Use | None) -> str:
    role = state.players[seat].role
    state.put_told(seat, role)
    state.say(events.RoleTold, seat, role)
    return "done"


CARD = Card("identity_reveal", _play)
