"""Intellectual: claimed in answer to the loss of an influence, it brings five coins."""

from mahfel.games.coup.character import Character

INTELLECTUAL = Character(key="intellectual", category="special", advanced=True, reacts="loss")
