"""The Gravedigger: twice, has the roles of all who left read out at dawn."""

from mahfel.games.mafia.effects import DigGraves
from mahfel.games.mafia.role import Ability, Role

ROLE = Role(
    key="gravedigger",
    side="city",
    abilities=(Ability(key="dig", effect=DigGraves(), targets=(0, 0), who=(), uses=2),),
)
