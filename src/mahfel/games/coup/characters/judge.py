"""Judge: gives three coins to another player, who loses an influence; it may claim Judge against it and keep them."""

from mahfel.games.coup.character import Action, Character
from mahfel.games.coup.effects.lives import TakeLife

JUDGE = Character(
    key="judge",
    category="force",
    actions=(
        Action(
            key="judge",
            rule="coup-16.4",
            claim="judge",
            cost=3,
            pays="target",
            targets="one",
            effect=(TakeLife("judge"),),
        ),
    ),
    blocks=("judge",),
)
