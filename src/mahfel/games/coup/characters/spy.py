"""Spy: takes a coin, then another action of any kind but this."""

from mahfel.games.coup.character import Action, Character
from mahfel.games.coup.effects.coins import Gain
from mahfel.games.coup.effects.tokens import ActAgain

SPY = Character(
    key="spy",
    category="finance",
    advanced=True,
    actions=(Action(key="spy", rule="coup-14.5", claim="spy", effect=(Gain(1), ActAgain())),),
)
