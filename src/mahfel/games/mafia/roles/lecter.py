"""Lecter: each night saves one of the mafia from the professional's bullet; himself once."""

from mahfel.games.mafia.effects import Protect
from mahfel.games.mafia.role import Ability, Role

ROLE = Role(
    key="lecter",
    side="mafia",
    rank=2,
    abilities=(Ability(key="patch_up", effect=Protect(("sniper", "sheriff")), who=("alive", "team"), own_uses=1),),
)
