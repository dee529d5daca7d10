"""The King-slayer: names a player and a role, by night or in the midday sleep; if it is right that player leaves."""

from mahfel.games.mafia.effects import Guess
from mahfel.games.mafia.role import Ability, Role

ROLE = Role(
    key="king_slayer",
    side="mafia",
    rank=3,
    abilities=(
        Ability(
            key="strike_down",
            effect=Guess(),
            when=("night", "midday"),
            who=("alive", "not_team"),
            names_role=True,
            uses=2,
            uses_at_small_tables=1,
            per_cycle=True,
        ),
    ),
)
