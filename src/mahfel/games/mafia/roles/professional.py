"""The Professional: shoots one a night. A citizen hit means that the Professional leaves."""

from mahfel.games.mafia.effects import Attack
from mahfel.games.mafia.role import Ability, Role

ROLE = Role(
    key="professional",
    side="city",
    abilities=(Ability(key="take_aim", effect=Attack("sniper", on_city="misfire", on_independent="none")),),
)
