"""The Sheriff: shoots one a night. A citizen hit means that the Sheriff leaves; an independent, nothing at all."""

from mahfel.games.mafia.effects import Attack
from mahfel.games.mafia.role import Ability, Role

ROLE = Role(
    key="sheriff",
    side="city",
    abilities=(Ability(key="shoot", effect=Attack("sheriff", on_city="misfire", on_independent="none")),),
)
