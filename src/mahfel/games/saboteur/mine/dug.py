"""What a card that comes to lie in the mine has done there."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from mahfel.games.saboteur.mine.spots import Spot


class Dug(NamedTuple):
    """The cells that are lit by it in the order in which the light reaches them, and the goals that it turned up,
    0 … 2 from the top."""

    lit: Sequence[Spot]
    goals: Sequence[int]


@cache
def alone(spot: Spot) -> Dug:
    """Nothing but one cell is lit."""
    return Dug((spot,), ())
