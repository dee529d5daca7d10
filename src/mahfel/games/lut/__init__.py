"""Lut: caravans cross the desert, and whoever's bandits stand unrivalled for a round plunders them."""

from mahfel.games.lut.game import Lut

game = Lut()

__all__ = ["Lut", "game"]
