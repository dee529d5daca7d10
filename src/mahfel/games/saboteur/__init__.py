"""A mine full of gold, and among those who dig there are some who do not want it found."""

from mahfel.games.saboteur.game import Saboteur

game = Saboteur()

__all__ = ["Saboteur", "game"]
