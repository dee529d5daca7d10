"""The Advocate: once, at night, pleads for a player, who cannot be accused on the coming day."""

from mahfel.games.mafia.effects import SpareFromVote
from mahfel.games.mafia.role import Ability, Role

ROLE = Role(
    key="advocate",
    side="city",
    abilities=(Ability(key="plead", effect=SpareFromVote("day"), who=("alive",), uses=1),),
)
