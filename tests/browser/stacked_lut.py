"""Lut that begins in the middle, for pictures and tests of what is rare; see ``stacked``."""

from __future__ import annotations

from typing import Any, Final

from mahfel.games.lut.arrange import arrange
from mahfel.games.lut.game import Lut

ALONE: Final[dict[str, Any]] = {
    "hands": (
        ("C5", "C3", "wolf1", "wolf1", "wolf3", "wolf_chief", "hawk2", "viper4", "karvansalar"),
        ("C2", "fox1", "hawk2"),
        ("fox2", "fox3", "viper2", "C4"),
        ("hawk4", "C6"),
    ),
    "caravans": (
        {"seat": 1, "value": 5, "cards": ["2 hawk3", "0 wolf2", "1 viper2"]},
        {"seat": 0, "value": 3, "cards": ["3 fox4"]},
        {"seat": 2, "value": 7, "cards": ["0 viper2", "3 hawk2", "3 hawk_chief"]},
        {"seat": 3, "value": 2},
        {"seat": 0, "value": 4, "cards": ["1 hawk3", "2 viper3"]},
    ),
    "booty": ((4,), (2, 5, 3), (), (6,)),
    "discarded": ("wolf3", "fox1", "hawk1", "viper1", "fox_chief"),
}
"""Four in the middle of their raids: a chief decides one, two are level at another, a third nobody has attacked."""

TEAMS: Final[dict[str, Any]] = {
    "teams": True,
    "hands": (
        ("C3", "wolf1", "wolf3", "hawk2", "viper4", "viper_chief"),
        ("C4", "C8", "hawk3", "fox1", "viper2", "karvansalar"),
        ("fox2", "fox3", "C2"),
        ("hawk4", "C2"),
        ("C2", "fox3", "wolf4"),
        ("fox2", "hawk3"),
        ("viper3", "C3"),
        ("wolf1", "C4", "viper4"),
    ),
    "caravans": (
        {"seat": 2, "value": 5, "cards": ["0 wolf2", "3 hawk3"]},
        {"seat": 1, "value": 6, "cards": ["2 fox4", "3 fox2", "0 viper2"]},
        {"seat": 5, "value": 7, "cards": ["6 hawk2", "4 fox1", "1 wolf2", "2 viper2", "2 viper3"]},
        {"seat": 7, "value": 2},
        {"seat": 3, "value": 3, "cards": ["5 wolf3"]},
    ),
    "booty": ((4, 3), (2, 5), (), (5,)),
}
"""Eight in four teams."""

LAST: Final[dict[str, Any]] = {
    "hands": (("wolf2",), ("C3", "hawk2", "fox_chief"), ("C2", "fox1")),
    "caravans": (
        {"seat": 2, "value": 5, "cards": ["1 hawk2"]},
        {"seat": 1, "value": 4},
        {"seat": 1, "value": 7, "cards": ["2 viper2", "2 viper_chief"]},
    ),
    "booty": ((8, 6, 5, 4, 3, 3), (6, 3, 5, 5, 2, 2, 2), (5, 4, 4, 4, 3, 3, 2)),
    "pile": 0,
}
"""Three, and the card with which it ends."""

TABLES: Final = {3: LAST, 4: ALONE, 8: TEAMS}


class StackedLut(Lut):
    """Lut that begins with seat 0 in a position of TABLES, by the number of seats."""

    def start(self, seats, options, chance, tell=None):
        """Begin where the table of so many stands."""
        if seats not in TABLES:
            return super().start(seats, options, chance, tell)
        state = arrange(**TABLES[seats])
        state.tell = tell
        return state


game = StackedLut()
