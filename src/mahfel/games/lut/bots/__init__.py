"""How bots play Lut."""

from mahfel.games.lut.bots.levels import LEVELS

__all__ = ["LEVELS"]
