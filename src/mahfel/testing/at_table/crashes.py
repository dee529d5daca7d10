"""H9 as a harness for one game: see ``mahfel.testing.crash``."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from mahfel.engine import Game
from mahfel.testing.case import place_of
from mahfel.testing.crash import PLACES, crash_points
from mahfel.testing.effort import NORMAL, THOROUGH, Effort

FEW: Final = ("before_commit", "after_commit", "timer")


def table_crashes(game: Game, effort: Effort = NORMAL) -> None:
    """A server dies in the path of a move; nothing it acknowledged is lost, nothing is played twice, the game goes on.

    The most telling places once, all of them early and late when it is to be thorough. Raises AssertionError.
    """
    thorough = effort.games >= THOROUGH.games
    with TemporaryDirectory(prefix="mahfel-") as folder:
        crash_points(place_of(game), Path(folder), PLACES if thorough else FEW, (1, 2) if thorough else (1,))
