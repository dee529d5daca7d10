"""Courtisans: courtiers gain or lose favour at the Queen's table, and with them all who gather them."""

from mahfel.games.courtisans.game import Courtisans

game = Courtisans()

__all__ = ["Courtisans", "game"]
