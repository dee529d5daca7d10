"""Director: exchanges with two cards of the Court."""

from mahfel.games.coup.character import Action, Character
from mahfel.games.coup.effects.cards import Exchange

DIRECTOR = Character(
    key="director",
    category="communications",
    actions=(Action(key="director", rule="coup-15.1", claim="director", effect=(Exchange(2, "coup-15.1"),)),),
)
