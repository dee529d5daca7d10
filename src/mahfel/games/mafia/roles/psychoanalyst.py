"""The Psychoanalyst: once, wins a simple or robbed citizen over to the mafia."""

from mahfel.games.mafia.effects import Convert
from mahfel.games.mafia.role import Ability, Role

ROLE = Role(
    key="psychoanalyst",
    side="mafia",
    rank=12,
    abilities=(Ability(key="win_over", effect=Convert(), who=("alive", "not_team"), uses=1),),
)
