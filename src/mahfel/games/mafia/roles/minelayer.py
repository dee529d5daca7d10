"""The Minelayer: lays one mine; if the mined player is shot by the team, one of the mafia leaves, too."""

from mahfel.games.mafia.effects import LayMine
from mahfel.games.mafia.role import Ability, Role

ROLE = Role(
    key="minelayer",
    side="city",
    abilities=(Ability(key="lay_mine", effect=LayMine(), who=("alive",), uses=1),),
)
