"""The Die-hard: survives one shot without noticing, and may twice have the sides of all who left counted."""

from mahfel.games.mafia.effects import AskStatus
from mahfel.games.mafia.role import Ability, Role

ROLE = Role(
    key="die_hard",
    side="city",
    vest=1,
    abilities=(Ability(key="ask_status", effect=AskStatus(), targets=(0, 0), who=(), uses=2),),
)
