"""Order round the table."""

from __future__ import annotations

from mahfel.engine import Seat


def clockwise(seats: int, after: Seat) -> tuple[Seat, ...]:
    """All other seats in the order of play, beginning with the left neighbour of ``after``."""
    return tuple((after + step) % seats for step in range(1, seats))
