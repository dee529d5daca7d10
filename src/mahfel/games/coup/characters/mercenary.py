"""Mercenary: three coins for an influence at the end of the next turn of another player, who may claim Mercenary
against it now or then."""

from mahfel.games.coup.character import Action, Character
from mahfel.games.coup.effects.tokens import PlaceDisappear

MERCENARY = Character(
    key="mercenary",
    category="force",
    advanced=True,
    actions=(
        Action(
            key="mercenary",
            rule="coup-16.5",
            claim="mercenary",
            cost=3,
            targets="one",
            effect=(PlaceDisappear(),),
            piece="disappear",
        ),
    ),
    blocks=("mercenary",),
    piece="disappear",
)
