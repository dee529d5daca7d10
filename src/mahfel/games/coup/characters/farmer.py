"""Farmer: takes three coins and gives one to another player."""

from mahfel.games.coup.character import Action, Character
from mahfel.games.coup.effects.choices import Give
from mahfel.games.coup.effects.coins import Gain

FARMER = Character(
    key="farmer",
    category="finance",
    actions=(Action(key="farmer", rule="coup-14.3", claim="farmer", effect=(Gain(3), Give("coup-14.3"))),),
)
