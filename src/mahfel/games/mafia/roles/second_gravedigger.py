"""The second Gravedigger: as the Gravedigger, once."""

from mahfel.games.mafia.effects import DigGraves
from mahfel.games.mafia.role import Ability, Role

ROLE = Role(
    key="second_gravedigger",
    side="city",
    abilities=(Ability(key="dig", effect=DigGraves(), targets=(0, 0), who=(), uses=1),),
)
