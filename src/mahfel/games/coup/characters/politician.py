"""Politician: takes up to two coins of another player, who may claim Politician against it."""

from mahfel.games.coup.character import Action, Character
from mahfel.games.coup.effects.coins import TakeFromTarget

POLITICIAN = Character(
    key="politician",
    category="special",
    actions=(
        Action(key="politician", rule="coup-17.8", claim="politician", targets="one", effect=(TakeFromTarget(2),)),
    ),
    blocks=("politician",),
)
