"""A style of play."""

from __future__ import annotations

import msgspec


class Style(msgspec.Struct, frozen=True):
    """``stealth``: the part of the draw pile that has to be gone before a saboteur shows what it is, 0 … 1. ``fight``:
    how ready one is to break tools. ``maps``: how much one likes to know where the gold lies. ``trust``: how ready one
    is to mend others' tools. ``watchful``: whether one keeps in mind what the others did, and uses what maps show.
    """

    stealth: float = 0.0
    fight: float = 1.0
    maps: float = 1.0
    trust: float = 1.0
    watchful: bool = True
