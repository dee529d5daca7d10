"""The Witch: all that one player does tonight turns on that player; becomes the Capo if that one leaves by day one."""

from mahfel.games.mafia.effects import Reflect
from mahfel.games.mafia.role import Ability, Role

ROLE = Role(
    key="witch",
    side="mafia",
    rank=2,
    inherits_early=True,
    abilities=(Ability(key="enchant", effect=Reflect(), who=("alive", "not_team")),),
)
