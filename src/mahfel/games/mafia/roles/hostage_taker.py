"""The Hostage-taker: each night holds somebody (two at large tables), not the same one twice running."""

from mahfel.games.mafia.effects import Block
from mahfel.games.mafia.role import Ability, Role

ROLE = Role(
    key="hostage_taker",
    side="mafia",
    rank=3,
    abilities=(
        Ability(key="hold", effect=Block("night"), who=("alive", "not_team"), fresh="not_running", at_large_tables=2),
    ),
)
