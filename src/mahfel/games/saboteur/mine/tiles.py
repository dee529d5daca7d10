"""Path cards in one of their two turns, as small integers with tables of bits: what the search for places works on.

A *tile* is ``2 * card + turned``; cards 0 … 15 are the tunnels, then the start and the three goals. A set of sides is
four bits: top 1, right 2, bottom 4, left 8.
"""

from __future__ import annotations

from typing import Final

from mahfel.games.saboteur.mine.shapes import GOALS, SIDES, START, TUNNELS, Shape

CARDS: Final = (*TUNNELS, START, *GOALS)
NAMES: Final = tuple(shape.id for shape in CARDS)
NUMBERS: Final = {name: card for card, name in enumerate(NAMES)}
TUNNEL_COUNT: Final = len(TUNNELS)
START_TILE: Final = 2 * NUMBERS["START"]
TREASURE: Final = NUMBERS["GOLD"]
STONES: Final = (NUMBERS["STONE_R"], NUMBERS["STONE_L"])
GOAL_CARDS: Final = (TREASURE, STONES[0], STONES[1])
FIRST_GOAL_TILE: Final = 2 * TREASURE

BITS: Final = (1, 2, 4, 8)
ALL_SIDES: Final = 15


def sides(letters: str) -> int:
    """The bits of sides given by letter."""
    return sum(BITS[SIDES.index(letter)] for letter in letters)


def half_turn(mask: int) -> int:
    """The sides after half a turn: top for bottom, right for left."""
    return (mask << 2 | mask >> 2) & ALL_SIDES


def _groups(shape: Shape, turned: int) -> tuple[int, ...]:
    masks = map(sides, shape.groups)
    return tuple(half_turn(mask) for mask in masks) if turned else tuple(masks)


GROUPS: Final = tuple(_groups(shape, turned) for shape in CARDS for turned in (0, 1))
"""The joined mouths of each tile."""

OPEN: Final = tuple(sum(groups) for groups in GROUPS)
"""All mouths of each tile."""

REACH: Final = tuple(
    tuple(sum(group for group in groups if group & entered) for entered in range(16)) for groups in GROUPS
)
"""``REACH[tile][entered]``: the mouths one comes to when one enters by these sides."""

DEAD_END: Final = tuple(shape.dead_end for shape in CARDS)
"""Whether no mouth of a card leads to another."""

SYMMETRIC: Final = tuple(set(GROUPS[2 * card]) == set(GROUPS[2 * card + 1]) for card in range(len(CARDS)))
"""Whether half a turn changes nothing about a card."""

_PLAYED: Final = range(2 * TUNNEL_COUNT)

FITS: Final = tuple(
    sum(1 << tile for tile in _PLAYED if OPEN[tile] & (need | bar) == need and not need & bar)
    for bar in range(16)
    for need in range(16)
)
"""``FITS[need | bar << 4]``: the set of tiles (a bit each) with a mouth on every side of ``need`` and on none of
``bar``."""

BOTH_TURNS: Final = tuple(3 << 2 * card for card in range(TUNNEL_COUNT))
"""The set of both tiles of a tunnel card."""

DIFFERENT_TURNS: Final = tuple((1 if SYMMETRIC[card] else 3) << 2 * card for card in range(TUNNEL_COUNT))
"""The same without a turn that changes nothing."""

PLAIN: Final = tuple(tile & ~1 if SYMMETRIC[tile >> 1] else tile for tile in range(2 * len(CARDS)))
"""Each tile as it is laid: a turn that changes nothing is not kept."""

LISTED: Final = tuple(tuple(bit for bit in BITS if mask & bit) for mask in range(16))
"""The single sides of each set."""

SPREAD: Final = {
    fitting: sum((fitting >> 2 * card & 3).bit_count() << 8 * card for card in range(TUNNEL_COUNT)) for fitting in FITS
}
"""For each set of tiles that fit in a cell how many of the two belong to each tunnel, in a byte each."""


def is_goal(tile: int) -> bool:
    """Whether a tile is a goal."""
    return tile >= FIRST_GOAL_TILE
