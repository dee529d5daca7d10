"""Bots by the name of their level."""

from __future__ import annotations

from typing import Final

from mahfel.bots.bot import Bot
from mahfel.bots.policy_bot import PolicyBot
from mahfel.bots.portfolio import PortfolioBot
from mahfel.bots.random_bot import RandomBot
from mahfel.engine import Game, Refused

RANDOM: Final = "random"
"""The level that every game has, whatever else it offers."""


def level_names(game: Game) -> tuple[str, ...]:
    """The levels offered at a table, from weak to strong; ``random`` alone where a game has no bots of its own."""
    return tuple(game.levels) or (RANDOM,)


def every_level(game: Game) -> tuple[str, ...]:
    """All levels that ``make`` knows: those offered at a table, and ``random``."""
    return tuple(dict.fromkeys((*level_names(game), RANDOM)))


def make(game: Game, level: str, seed: int) -> Bot:
    """A bot of that level. Raises ``Refused("bot.unknown_level")``."""
    if level == RANDOM:
        return RandomBot(seed)
    found = game.levels.get(level)
    if found is None:
        raise Refused("bot.unknown_level", level=level, levels=list(every_level(game)))
    if found.worlds:
        return PortfolioBot(game, found, seed)
    return PolicyBot(game, found.policies[0], seed)
