"""Kane: once names a player; one of the mafia is announced at dawn, and Kane leaves the following night."""

from mahfel.games.mafia.effects import RevealMafia
from mahfel.games.mafia.role import Ability, Role

ROLE = Role(
    key="kane",
    side="city",
    abilities=(Ability(key="unmask", effect=RevealMafia(), uses=1, spent_if_blocked=False),),
)
