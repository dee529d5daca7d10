"""Lawyer: claimed at the end of a turn on which somebody was eliminated, it brings a share of the coins left behind."""

from mahfel.games.coup.character import Character

LAWYER = Character(key="lawyer", category="special", advanced=True, reacts="estate")
