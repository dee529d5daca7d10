"""The Healer: saves one a night, never the same one twice running; himself twice in the game."""

from mahfel.games.mafia.effects import Protect
from mahfel.games.mafia.role import Ability, Role

ROLE = Role(
    key="healer",
    side="city",
    shown_to_mayor=True,
    abilities=(Ability(key="nurse", effect=Protect(("team_shot",)), who=("alive",), fresh="not_running", own_uses=2),),
)
