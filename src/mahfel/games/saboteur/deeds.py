"""What everybody has seen a seat do in this round: helped the mine, hindered it, broken and mended tools.

It is what an attentive player keeps in mind, for suspicion lives on it.
"""

from __future__ import annotations

from typing import Final

import msgspec

from mahfel.engine import Seat
from mahfel.games.saboteur.mine.mine import Mine
from mahfel.games.saboteur.mine.spots import STEP, Spot, place_of
from mahfel.games.saboteur.mine.tiles import DEAD_END, LISTED, REACH


class Deeds(msgspec.Struct, frozen=True, omit_defaults=True):
    """``helped``: tunnels laid that lead nearer to the goals, dead ends taken away. ``hindered``: tunnels laid that
    lead nowhere or back, tunnels taken away that led on. ``broke`` and ``mended``: whose tools, in order."""

    helped: int = 0
    hindered: int = 0
    broke: tuple[Seat, ...] = ()
    mended: tuple[Seat, ...] = ()

    def dug(self, leads: int) -> Deeds:
        """After a tunnel that leads nearer (1), nowhere or back (-1), or aside (0)."""
        return Deeds(self.helped + (leads > 0), self.hindered + (leads < 0), self.broke, self.mended)

    def with_broken(self, seat: Seat) -> Deeds:
        """After breaking a tool of that seat."""
        return Deeds(self.helped, self.hindered, (*self.broke, seat), self.mended)

    def with_mended(self, seat: Seat) -> Deeds:
        """After mending a tool of that seat."""
        return Deeds(self.helped, self.hindered, self.broke, (*self.mended, seat))


NO_DEEDS: Final = Deeds()

NOWHERE: Final = 99
"""Farther than any cell."""


def distance(spot: Spot) -> int:
    """How far a cell is from the goals: columns to theirs, and rows outside the band between them."""
    x, y = place_of(spot)
    return abs(8 - x) + max(0, abs(y) - 2)


_FAR: Final = tuple(distance(spot) for spot in range(1 << 14))


_STEPS: Final = tuple(tuple(STEP[bit] for bit in LISTED[mask]) for mask in range(16))


def leads(mine: Mine, spot: Spot) -> int:
    """Where the lit tunnel in a cell leads now: 1 nearer to the goals, 0 aside, -1 back or nowhere."""
    here = _FAR[spot]
    best = -1
    front = mine.front
    for step in _STEPS[mine.light[spot]]:
        beside = spot + step
        if beside in front:
            there = _FAR[beside]
            if there < here:
                return 1
            if there == here:
                best = 0
    return best


def would_lead(mine: Mine, spot: Spot, tile: int) -> int:
    """How far from the goals the nearest cell would be to which a tunnel laid here leads; ``NOWHERE`` for a dead end.

    0 stands for a goal itself.
    """
    best = NOWHERE
    for bit in LISTED[REACH[tile][mine.slots[spot] >> 8]]:
        beside = spot + STEP[bit]
        if beside not in mine.cells and _FAR[beside] < best:
            best = _FAR[beside]
    return best


def clears(tile: int, *, lit: bool) -> int:
    """What taking a tunnel away does: 1 a dead end is gone, -1 a lit tunnel that led on, 0 neither."""
    if DEAD_END[tile >> 1]:
        return 1
    return -1 if lit else 0
