"""Communist: up to three coins go from the richest other player to the poorest; the richest may claim Communist."""

from mahfel.games.coup.character import Action, Character
from mahfel.games.coup.effects.coins import FromRichToPoor

COMMUNIST = Character(
    key="communist",
    category="special",
    advanced=True,
    actions=(
        Action(key="communist", rule="coup-17.1", claim="communist", targets="richest", effect=(FromRichToPoor(3),)),
    ),
    blocks=("communist",),
)
