"""The Charlatan: looks for the Detective each night; found, the Detective hears that all is well."""

from mahfel.games.mafia.effects import FoolAsker
from mahfel.games.mafia.role import Ability, Role

ROLE = Role(
    key="charlatan",
    side="mafia",
    rank=10,
    abilities=(Ability(key="fool", effect=FoolAsker("detective"), who=("alive", "not_team")),),
)
