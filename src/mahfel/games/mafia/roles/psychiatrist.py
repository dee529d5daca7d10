"""The Psychiatrist: twice makes somebody be silent for the coming day."""

from mahfel.games.mafia.effects import Silence
from mahfel.games.mafia.role import Ability, Role

ROLE = Role(
    key="psychiatrist",
    side="city",
    abilities=(Ability(key="sedate", effect=Silence(), uses=2),),
)
