"""Final-move cards: what somebody who leaves by vote may still bring about."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from mahfel.engine import Seat
from mahfel.games.mafia.moves import Use
from mahfel.games.mafia.slots import Aim
from mahfel.kit.clockwise import clockwise

if TYPE_CHECKING:
    from mahfel.games.mafia.state import MafiaState

STAYS = "stays"
"""What a card came to when its drawer does not leave after all."""


@dataclass(frozen=True, slots=True)
class Card:
    """One card. ``aim``: what its drawer has to choose, None when nothing; ``play``: what it does with that choice
    (None when nothing was or could be chosen) and what it came to (text key ``came_to-<...>``; ``stays``: the
    drawer stays). A card whose ``aim`` has no way of being used is played without a choice; the choice of a
    ``secret`` one is not told."""

    key: str
    play: Callable[[MafiaState, Seat, Use | None], str]
    aim: Callable[[MafiaState, Seat], Aim] | None = None
    secret: bool = False


def others(state: MafiaState, seat: Seat) -> tuple[Seat, ...]:
    """The living but for the drawer."""
    return tuple(other for other in state.living() if other != seat)


def after(state: MafiaState, seat: Seat) -> tuple[Seat, ...]:
    """The living but for the drawer, clockwise from the left neighbour."""
    return tuple(other for other in clockwise(state.seats, seat) if state.alive(other))
