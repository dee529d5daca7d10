"""Order round the table."""

from __future__ import annotations

from functools import lru_cache

from mahfel.engine import Seat


@lru_cache(maxsize=1024)
def clockwise(seats: int, after: Seat) -> tuple[Seat, ...]:
    """All other seats in the order of play, beginning with the left neighbour of ``after``."""
    return tuple((after + step) % seats for step in range(1, seats))
