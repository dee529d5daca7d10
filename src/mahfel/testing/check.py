"""All harnesses for one game."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

import msgspec

from mahfel.engine import Game
from mahfel.testing.absence import absence
from mahfel.testing.at_table.absence import table_absence
from mahfel.testing.at_table.bots import table_bots
from mahfel.testing.at_table.clock import table_clock
from mahfel.testing.at_table.crashes import table_crashes
from mahfel.testing.at_table.hostile import table_hostile
from mahfel.testing.at_table.pause import table_pause
from mahfel.testing.at_table.stream import table_stream
from mahfel.testing.at_table.twins import table_twins
from mahfel.testing.at_table.windows import table_windows
from mahfel.testing.bots import bots
from mahfel.testing.effort import NORMAL, Effort
from mahfel.testing.golden import golden
from mahfel.testing.hash_seeds import hash_seeds
from mahfel.testing.hostile import hostile
from mahfel.testing.interleavings import interleavings
from mahfel.testing.laws import laws
from mahfel.testing.random_play import random_play
from mahfel.testing.snapshot_stream import snapshot_stream
from mahfel.testing.twin_worlds import twin_worlds
from mahfel.testing.uniformity import uniformity

Harness = Callable[[Game, Effort], None]

HARNESSES: Final[Mapping[str, Harness]] = MappingProxyType(
    {
        "laws": laws,
        "uniformity": uniformity,
        "hash_seeds": hash_seeds,
        "twin_worlds": twin_worlds,
        "snapshot_stream": snapshot_stream,
        "interleavings": interleavings,
        "hostile": hostile,
        "absence": absence,
        "random_play": random_play,
        "golden": golden,
        "bots": bots,
        "table_twins": table_twins,
        "table_stream": table_stream,
        "table_windows": table_windows,
        "table_hostile": table_hostile,
        "table_absence": table_absence,
        "table_bots": table_bots,
        "table_clock": table_clock,
        "table_pause": table_pause,
        "table_crashes": table_crashes,
    }
)
"""Every harness, by name: first those over the rules alone, then those over whole tables (``table_…``)."""


class Result(msgspec.Struct, frozen=True):
    """How one harness went: ``seconds`` it took, and what it found broken (empty: nothing)."""

    harness: str
    seconds: float
    broken: str = ""


def check(game: Game, effort: Effort = NORMAL, tell: Callable[[Result], None] | None = None) -> tuple[Result, ...]:
    """Run every harness on a game and go on after one that finds something; ``tell`` hears each result as it comes.

    Nothing is raised for a broken law. A fault of another kind in the game counts as broken, named by its type.
    """
    results: list[Result] = []
    for name, harness in HARNESSES.items():
        began = time.monotonic()
        broken = ""
        try:
            harness(game, effort)
        except AssertionError as fault:
            broken = str(fault) or "an assertion failed"
        except Exception as fault:  # noqa: BLE001 - a game under development may raise anything
            broken = f"{type(fault).__name__}: {fault}"
        result = Result(name, round(time.monotonic() - began, 3), broken)
        results.append(result)
        if tell is not None:
            tell(result)
    return tuple(results)
