"""Ambassador: exchanges with two cards of the Court, and stops a theft."""

from mahfel.games.coup.character import Action, Character
from mahfel.games.coup.effects.cards import Exchange

AMBASSADOR = Character(
    key="ambassador",
    category="classic",
    actions=(Action(key="exchange", rule="coup-4.7", claim="ambassador", effect=(Exchange(2, "coup-4.7"),)),),
    blocks=("steal",),
)
