"""Attendance: whoever is away for long is not counted where hands are, until they are back.

It is public, and it is not a leaving: they live, can be chosen and accused, and win or lose with their side.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mahfel.engine import Refused, Seat

if TYPE_CHECKING:
    from mahfel.games.mafia.state import MafiaState


def go_away(state: MafiaState, seat: Seat) -> None:
    """This seat is not counted. Raises ``Refused("seat.counts")`` for one that is away or has left, and after the
    end."""
    here = 0 <= seat < state.seats and state.alive(seat) and seat not in state.missing
    if state.result is not None or not here:
        raise Refused("seat.counts", seat=seat)
    state.missing = tuple(sorted((*state.missing, seat)))


def come_back(state: MafiaState, seat: Seat) -> None:
    """This seat counts again, alive or not. Raises ``Refused("seat.counts")`` for one that is not away."""
    if seat not in state.missing:
        raise Refused("seat.counts", seat=seat)
    state.missing = tuple(other for other in state.missing if other != seat)


def present(state: MafiaState) -> tuple[Seat, ...]:
    """The living who are counted, ascending: the silenced among them, those who are away not."""
    living = state.living()
    return tuple(seat for seat in living if seat not in state.missing) if state.missing else living
