"""The NATO: once, in place of the night's shot, names a player and a role that is not simple; right, and they leave."""

from mahfel.games.mafia.effects import Guess
from mahfel.games.mafia.role import Ability, Role

ROLE = Role(
    key="nato",
    side="mafia",
    rank=2,
    abilities=(
        Ability(
            key="nato_shot",
            effect=Guess(),
            who=("alive", "not_team"),
            names_role=True,
            names_simple=False,
            uses=1,
            slot="shot",
        ),
    ),
)
