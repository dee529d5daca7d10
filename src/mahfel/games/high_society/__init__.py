"""High Society: sixteen cards under the hammer, and whoever is left the poorest is cast out."""

from mahfel.games.high_society.game import HighSociety

game = HighSociety()

__all__ = ["HighSociety", "game"]
