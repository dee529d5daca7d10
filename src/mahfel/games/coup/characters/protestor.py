"""Protestor: two coins, and three of one who joins, for an influence of another player, who may claim Protestor."""

from mahfel.games.coup.character import Action, Character
from mahfel.games.coup.effects.lives import TakeLife

PROTESTOR = Character(
    key="protestor",
    category="special",
    advanced=True,
    actions=(
        Action(
            key="protestor",
            rule="coup-17.10",
            claim="protestor",
            cost=2,
            joined_for=3,
            targets="one",
            effect=(TakeLife("protestor"),),
        ),
    ),
    blocks=("protestor",),
)
