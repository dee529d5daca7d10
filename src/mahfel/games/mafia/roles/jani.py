"""The Jani: kills alone every second night, and cannot be shot by the team in those nights."""

from mahfel.games.mafia.effects import Attack
from mahfel.games.mafia.role import Ability, Role

ROLE = Role(
    key="jani",
    side="independent",
    immune=("team_shot",),
    immune_nights="even",
    kills_alone=True,
    counted_as="city",
    abilities=(Ability(key="slay", effect=Attack("serial"), nights="even"),),
)
