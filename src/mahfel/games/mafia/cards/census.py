"""Census: how many of each side are alive is told at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mahfel.engine import Seat
from mahfel.games.mafia import events
from mahfel.games.mafia.card import Card, others
from mahfel.games.mafia.moves import Use

if TYPE_CHECKING:
    from mahfel.games.mafia.state import MafiaState


def _play(state: MafiaState, seat: Seat, use: Use | None) -> str:
    sides = [state.role(other).counted_as or state.players[other].side for other in others(state, seat)]
    state.say(events.LivingTold, sides.count("mafia"), sides.count("city"), sides.count("independent"))
    return "done"


CARD = Card("census", _play)
