"""Constantine: once brings back one who left and whose role was never told."""

from mahfel.games.mafia.effects import Revive
from mahfel.games.mafia.role import Ability, Role

ROLE = Role(
    key="constantine",
    side="city",
    abilities=(Ability(key="call_back", effect=Revive(), who=("left_hidden",), uses=1),),
)
