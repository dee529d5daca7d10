"""The Surgeon: saves one of the mafia a night from every shot that can be stopped; himself once."""

from mahfel.games.mafia.effects import Protect
from mahfel.games.mafia.role import Ability, Role

ROLE = Role(
    key="surgeon",
    side="mafia",
    rank=4,
    shown_to_mayor=True,
    abilities=(
        Ability(
            key="operate",
            effect=Protect(("team_shot", "sheriff", "sniper", "serial", "gun", "mine")),
            who=("alive", "team"),
            own_uses=1,
        ),
    ),
)
