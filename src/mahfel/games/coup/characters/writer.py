"""Writer: draws a card, and more for a coin each, then puts as many back."""

from mahfel.games.coup.character import Action, Character
from mahfel.games.coup.effects.cards import Write

WRITER = Character(
    key="writer",
    category="communications",
    advanced=True,
    actions=(Action(key="writer", rule="coup-15.5", claim="writer", effect=(Write(),)),),
)
