"""Malʿoun: a café, six drinks, and one barista who spoils them."""

from mahfel.games.maloun.game import Maloun

game = Maloun()

__all__ = ["game"]
