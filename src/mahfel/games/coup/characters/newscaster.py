"""Newscaster: pays a coin and exchanges with three cards of the Court."""

from mahfel.games.coup.character import Action, Character
from mahfel.games.coup.effects.cards import Exchange

NEWSCASTER = Character(
    key="newscaster",
    category="communications",
    actions=(
        Action(key="newscaster", rule="coup-15.2", claim="newscaster", cost=1, effect=(Exchange(3, "coup-15.2"),)),
    ),
)
