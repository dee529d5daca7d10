"""The table options of High Society."""

from __future__ import annotations

from typing import Literal

from mahfel.engine import Options


class HighSocietyOptions(Options, frozen=True):
    """What a table may agree on; the defaults are the rules as written.

    ``tie_break``: with equal status and money, ``luxury``: the finest luxury card decides; ``shared``: both win.
    ``all_tied``: when everybody has the same money, ``nobody_wins`` or ``nobody_out``.
    ``money_memory_aid``: the screen shows what each rival has left. ``first_player``: a seat by lot, or the host's.
    """

    tie_break: Literal["luxury", "shared"] = "luxury"
    all_tied: Literal["nobody_wins", "nobody_out"] = "nobody_wins"
    money_memory_aid: bool = False
    first_player: Literal["random", "host"] = "random"
