"""Coup: two influences each, claims that may be lies, and the last one left wins."""

from mahfel.games.coup.game import Coup

game = Coup()

__all__ = ["Coup", "game"]
