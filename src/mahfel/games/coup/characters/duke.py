"""Duke: takes three coins, and stops foreign aid."""

from mahfel.games.coup.character import Action, Character
from mahfel.games.coup.effects.coins import Gain

DUKE = Character(
    key="duke",
    category="classic",
    actions=(Action(key="tax", rule="coup-4.4", claim="duke", effect=(Gain(3),)),),
    blocks=("foreign_aid",),
)
