"""The Herbalist: once poisons somebody, who leaves when the next night falls; nobody can save them."""

from mahfel.games.mafia.effects import Poison
from mahfel.games.mafia.role import Ability, Role

ROLE = Role(
    key="herbalist",
    side="city",
    abilities=(Ability(key="brew", effect=Poison(), uses=1),),
)
