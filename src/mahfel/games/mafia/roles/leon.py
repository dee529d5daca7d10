"""Leon: two bullets, and a vest against the team's shot. A citizen hit means that Leon leaves."""

from mahfel.games.mafia.effects import Attack
from mahfel.games.mafia.role import Ability, Role

ROLE = Role(
    key="leon",
    side="city",
    vest=1,
    vest_against=("team_shot",),
    abilities=(Ability(key="fire_at", effect=Attack("sniper", on_city="misfire", on_independent="none"), uses=2),),
)
