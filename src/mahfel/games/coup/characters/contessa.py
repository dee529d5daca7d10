"""Contessa: stops an assassination, and alone can defuse a bomb."""

from mahfel.games.coup.character import Character

CONTESSA = Character(key="contessa", category="classic", blocks=("assassinate",))
