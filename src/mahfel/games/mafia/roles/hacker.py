"""The Hacker: each night takes somebody's powers for the night, not the same one twice running."""

from mahfel.games.mafia.effects import Block
from mahfel.games.mafia.role import Ability, Role

ROLE = Role(
    key="hacker",
    side="mafia",
    rank=3,
    abilities=(Ability(key="hack", effect=Block("night"), who=("alive", "not_team"), fresh="not_running"),),
)
