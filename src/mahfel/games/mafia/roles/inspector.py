"""The Inspector: once calls two players; the next day is theirs, and the Inspector decides whether one votes."""

from mahfel.games.mafia.effects import CallInspection
from mahfel.games.mafia.role import Ability, Role

ROLE = Role(
    key="inspector",
    side="city",
    abilities=(Ability(key="summon", effect=CallInspection(), targets=(2, 2), uses=1),),
)
