"""Bots that think for as long as the test wants: whoever stops them while they think need not be quick about it.

A server takes it in place of the installed game: ``MAHFEL_GAMES=pondering:game`` with this folder on PYTHONPATH.
"""

from __future__ import annotations

import asyncio
import os
from pathlib import Path
from typing import Final

from mahfel.games.high_society import game
from mahfel.tables import clock

__all__ = ["Pondering", "game"]

FILE: Final = "PONDERING"
"""The variable that names a file: while it is there, no bot comes to an answer."""


class Pondering:
    """Lets the bots of a server think, and lets them answer."""

    def __init__(self, file: Path):
        self._file = file

    def begin(self) -> None:
        """From now on whoever thinks goes on thinking."""
        self._file.touch()

    def end(self) -> None:
        """Whoever thinks answers at once."""
        self._file.unlink()

    def environment(self) -> dict[str, str]:
        """What a server needs in its environment for its bots to heed it."""
        path = [str(Path(__file__).parent), os.environ.get("PYTHONPATH", "")]
        return {
            "MAHFEL_GAMES": "pondering:game",
            "PYTHONPATH": os.pathsep.join(filter(None, path)),
            FILE: str(self._file),
        }


async def _sleep(_: clock.SystemClock, seconds: float) -> None:
    """The pause before a bot is asked for its answer."""
    await asyncio.sleep(seconds)
    while Path(os.environ[FILE]).exists():  # noqa: ASYNC110, ASYNC240 - another process makes it and takes it away
        await asyncio.sleep(0.02)


if FILE in os.environ:
    clock.SystemClock.sleep = _sleep
