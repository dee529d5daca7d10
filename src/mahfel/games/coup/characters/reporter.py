"""Reporter: takes a coin and exchanges with a card of the Court."""

from mahfel.games.coup.character import Action, Character
from mahfel.games.coup.effects.cards import Exchange
from mahfel.games.coup.effects.coins import Gain

REPORTER = Character(
    key="reporter",
    category="communications",
    actions=(Action(key="reporter", rule="coup-15.4", claim="reporter", effect=(Gain(1), Exchange(1, "coup-15.4"))),),
)
