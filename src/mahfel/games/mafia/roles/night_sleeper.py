"""The Night-sleeper: for a night and a day all that one player does turns on that player. Never the Wizard."""

from mahfel.games.mafia.effects import Reflect
from mahfel.games.mafia.role import Ability, Role

ROLE = Role(
    key="night_sleeper",
    side="mafia",
    rank=5,
    abilities=(
        Ability(
            key="lull",
            effect=Reflect(),
            who=("alive", "not_team"),
            fresh="not_running",
            fatal_on=("wizard",),
        ),
    ),
)
