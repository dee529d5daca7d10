"""Banker: takes three coins."""

from mahfel.games.coup.character import Action, Character
from mahfel.games.coup.effects.coins import Gain

BANKER = Character(
    key="banker",
    category="finance",
    actions=(Action(key="banker", rule="coup-14.1", claim="banker", effect=(Gain(3),)),),
)
