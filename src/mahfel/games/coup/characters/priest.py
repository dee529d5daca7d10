"""Priest: every other player gives it a coin; each may claim Priest against it for its own coin."""

from mahfel.games.coup.character import Action, Character
from mahfel.games.coup.effects.coins import TakeFromAll

PRIEST = Character(
    key="priest",
    category="special",
    actions=(Action(key="priest", rule="coup-17.9", claim="priest", targets="others", effect=(TakeFromAll(1),)),),
    blocks=("priest",),
)
