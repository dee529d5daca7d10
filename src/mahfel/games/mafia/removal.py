"""Removal: the table has sent somebody away, and the city goes on without them.

Whoever is removed gives nothing but defaults from that moment on and leaves at the next turn of the game: between two
parts of a day, at nightfall, in the morning. It sets nothing off: nobody follows or is avenged, there is no card and
there are no last words; what they were is told as the table tells it of all who leave, and they do not win.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mahfel.engine import Refused, Seat
from mahfel.games.mafia.ending import over
from mahfel.games.mafia.leaving import leave

if TYPE_CHECKING:
    from mahfel.games.mafia.state import MafiaState


def remove(state: MafiaState, seat: Seat) -> None:
    """This seat is to leave. Raises ``Refused("seat.stays")`` for one that has left, and after the end."""
    if state.result is not None or not 0 <= seat < state.seats or not state.alive(seat) or seat in state.going:
        raise Refused("seat.stays", seat=seat)
    state.going = tuple(sorted((*state.going, seat)))


def remove_all(state: MafiaState) -> bool:
    """A part of the game has ended: whoever is to leave does. Whether the game is over."""
    if state.going:
        leave(state, [(seat, "removed") for seat in state.going])
        return over(state)
    return state.result is not None
