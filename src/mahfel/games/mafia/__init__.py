"""Mafia and its scenarios: the city sleeps, somebody wakes, and the table itself tells what happened."""

from mahfel.games.mafia.game import Mafia

game = Mafia()

__all__ = ["Mafia", "game"]
