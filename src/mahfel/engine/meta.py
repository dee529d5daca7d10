"""What a game says of itself before it does anything."""

from __future__ import annotations

from typing import Literal, get_args

import msgspec

from mahfel.engine.ask import Pace
from mahfel.engine.options import Options


class Meta(msgspec.Struct, frozen=True, kw_only=True):
    """A game's declaration.

    ``key``: its name in code, URLs and records; ``rules_version``: raised whenever a recorded game would go otherwise;
    ``seats``: fewest and most players; ``minutes``: shortest and longest usual duration; ``age``: in years;
    ``options``: the type of its table options; ``stage``: ``alpha`` and ``beta`` games are marked in the lobby.
    """

    key: str
    rules_version: int
    seats: tuple[int, int]
    minutes: tuple[int, int]
    age: int
    options: type[Options] = Options
    stage: Literal["alpha", "beta", "gold"] = "alpha"
    emblem: str = ""
    times: tuple[Pace, ...] = get_args(Pace)
    """The classes of time that its asks have, the usual one first; a table may give each a length of its own."""
    windows: bool = True
    """Whether several seats are ever asked at the same time, in asks of the pace ``window``; if not, tables are not
    offered to keep such windows open evenly."""
    moderated: bool = False
    """Whether somebody who does not play may lead a table of it: ``State.view(MODERATOR)`` then shows everything."""
    excludes: bool = False
    """Whether it goes on without somebody whom the table has sent away: see ``State.exclude``."""
    counts_present: bool = False
    """Whether its rules count who is present, and whoever is away for long is not counted: see ``State.away``."""
    max_decisions: int = 10_000
    """No game may ask for more decisions than this; random play is held to it."""
