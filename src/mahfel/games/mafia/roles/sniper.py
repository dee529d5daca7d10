"""The Sniper: one bullet. A citizen hit means that the Sniper leaves; nobody can save from that."""

from mahfel.games.mafia.effects import Attack
from mahfel.games.mafia.role import Ability, Role

ROLE = Role(
    key="sniper",
    side="city",
    abilities=(Ability(key="snipe", effect=Attack("sniper", on_city="misfire", on_independent="none"), uses=1),),
)
