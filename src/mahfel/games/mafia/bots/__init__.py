"""Bots that fill a seat in the city: silent, legal and not absurd."""

from mahfel.games.mafia.bots.levels import LEVELS

__all__ = ["LEVELS"]
