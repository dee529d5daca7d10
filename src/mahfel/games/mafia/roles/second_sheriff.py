"""The second Sheriff: as the Sheriff, with one bullet."""

from mahfel.games.mafia.effects import Attack
from mahfel.games.mafia.role import Ability, Role

ROLE = Role(
    key="second_sheriff",
    side="city",
    abilities=(Ability(key="shoot", effect=Attack("sheriff", on_city="misfire", on_independent="none"), uses=1),),
)
