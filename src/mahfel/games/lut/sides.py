"""Sides: who fights together. Alone each seat is a side; in teams two neighbours are one."""

from __future__ import annotations

from functools import cache
from typing import Final

import msgspec

from mahfel.engine import Seat

NOBODY: Final = -1
"""In place of a side: the strongest are equally strong, and nobody leads."""


class Sides(msgspec.Struct, frozen=True):
    """The sides of a table. ``of[seat]`` is the side of a seat, ``seats[side]`` who belongs to it, ascending."""

    of: tuple[int, ...]
    seats: tuple[tuple[Seat, ...], ...]

    @property
    def count(self) -> int:
        """How many sides there are."""
        return len(self.seats)


@cache
def sides_of(seats: int, teams: bool) -> Sides:
    """The sides of so many seats: partners sit next to each other, (0, 1), (2, 3) and so on."""
    size = 2 if teams else 1
    return Sides(
        of=tuple(seat // size for seat in range(seats)),
        seats=tuple(tuple(range(first, first + size)) for first in range(0, seats, size)),
    )
