"""The Armourer: each night puts a vest on somebody, be it himself, for that night."""

from mahfel.games.mafia.effects import Vest
from mahfel.games.mafia.role import Ability, Role

ROLE = Role(
    key="armourer",
    side="city",
    abilities=(Ability(key="dress", effect=Vest(), who=("alive",)),),
)
