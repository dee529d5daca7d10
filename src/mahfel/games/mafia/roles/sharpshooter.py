"""The Sharpshooter: one bullet that does nothing to the Boss. A citizen hit means that the Sharpshooter leaves."""

from mahfel.games.mafia.effects import Attack
from mahfel.games.mafia.role import Ability, Role

ROLE = Role(
    key="sharpshooter",
    side="city",
    abilities=(
        Ability(
            key="pick_off",
            effect=Attack("sniper", on_city="misfire", on_independent="none", on_boss="none"),
            uses=1,
        ),
    ),
)
