"""The Matador: each night takes somebody's powers for a night and a day, not the same one twice running."""

from mahfel.games.mafia.effects import Block
from mahfel.games.mafia.role import Ability, Role

ROLE = Role(
    key="matador",
    side="mafia",
    rank=2,
    abilities=(Ability(key="bind", effect=Block("day"), who=("alive", "not_team"), fresh="not_running"),),
)
