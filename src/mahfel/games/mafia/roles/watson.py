"""Watson: saves one a night from the team's shot, never the same one twice running; himself once."""

from mahfel.games.mafia.effects import Protect
from mahfel.games.mafia.role import Ability, Role

ROLE = Role(
    key="watson",
    side="city",
    abilities=(Ability(key="heal", effect=Protect(("team_shot",)), who=("alive",), fresh="not_running", own_uses=1),),
)
