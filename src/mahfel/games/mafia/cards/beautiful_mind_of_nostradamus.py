"""Beautiful Mind: one guess at who follows a side in secret. Right, and the drawer stays while the other leaves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mahfel.engine import Seat
from mahfel.games.mafia.card import STAYS, Card, others
from mahfel.games.mafia.leaving import leave
from mahfel.games.mafia.moments import day
from mahfel.games.mafia.moves import Use
from mahfel.games.mafia.phases.inquiry import tell_status
from mahfel.games.mafia.player import Status
from mahfel.games.mafia.slots import Aim

if TYPE_CHECKING:
    from mahfel.games.mafia.state import MafiaState


def _play(state: MafiaState, seat: Seat, use: Use | None) -> str:
    if state.role(seat).follows:
        # Drawn by the one who is looked for: the sides are counted, and tonight the city shoots without mercy.
        tell_status(state)
        state.put(seat, Status("hunted", day(state.cycle + 1)))
        return STAYS
    if use is None or not state.role(use.at[0]).follows:
        return "wrong"
    leave(state, [(use.at[0], "card")])
    return STAYS


def _aim(state: MafiaState, seat: Seat) -> Aim:
    targets = () if state.role(seat).follows else others(state, seat)
    return Aim("guess_follower", targets, 1, 1)


CARD = Card("beautiful_mind_of_nostradamus", _play, _aim)
