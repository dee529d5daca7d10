"""The levels of Lut's bots."""

from __future__ import annotations

from typing import Final

from mahfel.engine import Level
from mahfel.games.lut.bots.player import player
from mahfel.games.lut.bots.style import Style

BEGINNER: Final = Style()

LEVELS: Final = {"easy": Level(policies=(player(BEGINNER),))}
