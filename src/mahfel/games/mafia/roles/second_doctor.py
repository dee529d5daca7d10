"""The second Doctor: as the Doctor, and never among the hands that the Mayor sees."""

from mahfel.games.mafia.effects import Protect
from mahfel.games.mafia.role import Ability, Role

ROLE = Role(
    key="second_doctor",
    side="city",
    abilities=(Ability(key="save", effect=Protect(("team_shot", "serial", "poison")), who=("alive",), own_uses=1),),
)
