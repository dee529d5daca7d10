"""The Doctor: saves one a night from the team's shot, from a lone killer and from poison; himself once."""

from mahfel.games.mafia.effects import Protect
from mahfel.games.mafia.role import Ability, Role

ROLE = Role(
    key="doctor",
    side="city",
    shown_to_mayor=True,
    abilities=(Ability(key="save", effect=Protect(("team_shot", "serial", "poison")), who=("alive",), own_uses=1),),
)
