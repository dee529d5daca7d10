"""The Heir: once chooses a player, and has their powers when they leave, as far as these are not used up."""

from mahfel.games.mafia.effects import Bequeath
from mahfel.games.mafia.role import Ability, Role

ROLE = Role(
    key="heir",
    side="city",
    abilities=(Ability(key="succeed", effect=Bequeath(), uses=1, turns=False),),
)
