"""The Guard: keeps two players (one, once fewer than eight live) from being held; stays when first voted out."""

from mahfel.games.mafia.effects import Guard
from mahfel.games.mafia.role import Ability, Role

ROLE = Role(
    key="guard",
    side="city",
    guarded_exit=True,
    abilities=(Ability(key="guard", effect=Guard(), while_eight_live=2, unblockable=True, turns=False),),
)
