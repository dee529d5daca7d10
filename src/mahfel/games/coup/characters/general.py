"""General: five coins, and all others lose an influence; each may claim General against it for oneself."""

from mahfel.games.coup.character import Action, Character
from mahfel.games.coup.effects.lives import TakeAllLives

GENERAL = Character(
    key="general",
    category="force",
    advanced=True,
    actions=(
        Action(
            key="general",
            rule="coup-16.2",
            claim="general",
            cost=5,
            targets="others",
            effect=(TakeAllLives("general"),),
        ),
    ),
    blocks=("general",),
)
