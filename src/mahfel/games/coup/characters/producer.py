"""Producer: exchanges with a card of the Court and a card of another player, who may claim Producer against it."""

from mahfel.games.coup.character import Action, Character
from mahfel.games.coup.effects.cards import Exchange, Produce

PRODUCER = Character(
    key="producer",
    category="communications",
    advanced=True,
    actions=(
        Action(
            key="producer",
            rule="coup-15.3",
            claim="producer",
            targets="one",
            effect=(Produce(),),
            rest=(Exchange(1, "coup-15.3"),),
        ),
    ),
    blocks=("producer",),
)
