"""The Medic: saves two a night (one, once fewer than eight live) from the team's shot; himself twice."""

from mahfel.games.mafia.effects import Protect
from mahfel.games.mafia.role import Ability, Role

ROLE = Role(
    key="medic",
    side="city",
    shown_to_mayor=True,
    abilities=(
        Ability(
            key="treat",
            effect=Protect(("team_shot",)),
            who=("alive",),
            fresh="not_running",
            own_uses=2,
            while_eight_live=2,
        ),
    ),
)
