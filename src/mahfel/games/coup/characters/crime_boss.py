"""Crime Boss: with five coins in hand, two coins of another player, or five coins for its influence."""

from mahfel.games.coup.character import Action, Character
from mahfel.games.coup.effects.choices import Demand

CRIME_BOSS = Character(
    key="crime_boss",
    category="force",
    advanced=True,
    actions=(
        Action(
            key="crime_boss",
            rule="coup-16.1",
            claim="crime_boss",
            holds=5,
            targets="one",
            effect=(Demand("coup-16.1"),),
        ),
    ),
)
