"""Cells of the grid as integers, their neighbours, and where the start and the goals lie."""

from __future__ import annotations

from typing import Final

from mahfel.games.saboteur.mine.tiles import BITS, LISTED

Spot = int
"""A cell of the grid as one integer, ``(x + 64) << 7 | (y + 64)``: x to the right, y down, the start at (0, 0)."""

FARTHEST: Final = 60
"""No coordinate of a cell that is spoken of may be larger: forty tunnels and a goal reach 41 at most."""

STEP: Final = {1: -1, 2: 128, 4: 1, 8: -128}
"""From a cell to its neighbour on each side."""

OPPOSITE: Final = {1: 4, 2: 8, 4: 1, 8: 2}

NEIGHBOURS: Final = tuple((bit, STEP[bit], OPPOSITE[bit]) for bit in BITS)
"""Each side, the way to the neighbour there, and the side by which one enters it."""

BEYOND: Final = tuple(tuple((STEP[bit], OPPOSITE[bit]) for bit in LISTED[mask]) for mask in range(16))
"""For each set of sides the way to each neighbour and the side by which one enters it."""


def spot_of(x: int, y: int) -> Spot:
    """The cell at these coordinates, each at most ``FARTHEST`` away from 0."""
    return (x + 64) << 7 | (y + 64)


def place_of(spot: Spot) -> tuple[int, int]:
    """The coordinates of a cell."""
    return (spot >> 7) - 64, (spot & 127) - 64


START_SPOT: Final = spot_of(0, 0)
GOAL_SPOTS: Final = (spot_of(8, -2), spot_of(8, 0), spot_of(8, 2))
"""Where the goals lie: top, middle, bottom."""


def _bound(bit: int, back: int, mouths: int, lit: int) -> int:
    """How an empty cell is bound by a card beside it with these mouths, of which those are lit: see ``Mine.slots``."""
    return (back if mouths & bit else back << 4) | (back << 8 if lit & bit else 0)


AROUND: Final = tuple(
    tuple((step, back if lit & bit else 0, _bound(bit, back, mouths, lit)) for bit, step, back in NEIGHBOURS)
    for mouths in range(16)
    for lit in range(16)
)
"""``AROUND[mouths << 4 | lit]``: for a card with these mouths, of which those are lit, the way to each neighbour, the
side by which light would enter it (0: none does), and how it is bound when it is empty."""
