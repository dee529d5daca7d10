"""Bots for every game: they are given views and nothing else, and think in imagined worlds."""

from mahfel.bots.bot import Bot
from mahfel.bots.levels import RANDOM, every_level, level_names, make

__all__ = ["RANDOM", "Bot", "every_level", "level_names", "make"]
