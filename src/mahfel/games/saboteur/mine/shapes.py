"""Path cards as they are printed: which sides have a mouth, and which mouths are joined inside the card."""

from __future__ import annotations

from typing import Final

import msgspec

SIDES: Final = "TRBL"
"""Top, right, bottom, left of a card in portrait position."""


class Shape(msgspec.Struct, frozen=True):
    """A path card: ``open`` are the sides with a mouth, all others are wall; ``groups`` the mouths that are joined.

    A dead end is a card none of whose mouths are joined. A card may be turned by half a turn, never sideways.
    """

    id: str
    open: str
    groups: tuple[str, ...]
    count: int

    @property
    def dead_end(self) -> bool:
        """Whether no mouth leads to another."""
        return all(len(group) == 1 for group in self.groups)


def _through(id: str, open: str, count: int) -> Shape:  # noqa: A002 - the words of the table
    return Shape(id, open, (open,), count)


def _dead_end(id: str, open: str) -> Shape:  # noqa: A002 - the words of the table
    return Shape(id, open, tuple(open), 1)


TUNNELS: Final = (
    _through("X4", "TRBL", 5),
    _through("TV", "TBL", 5),
    _through("TH", "TRL", 5),
    _through("SV", "TB", 4),
    _through("SH", "RL", 3),
    _through("CR", "TR", 5),
    _through("CL", "TL", 4),
    _dead_end("D4", "TRBL"),
    _dead_end("DTV", "TBL"),
    _dead_end("DTH", "TRL"),
    _dead_end("DSV", "TB"),
    _dead_end("DSH", "RL"),
    _dead_end("DCR", "TR"),
    _dead_end("DCL", "TL"),
    _dead_end("D1V", "T"),
    _dead_end("D1H", "R"),
)
"""The forty tunnels of the draw pile: 31 that lead on and 9 dead ends."""

START: Final = _through("START", "TRBL", 1)

GOALS: Final = (_through("GOLD", "TRBL", 1), _through("STONE_R", "TR", 1), _through("STONE_L", "TL", 1))
"""The three goals: the treasure and two stones, which are corners."""
