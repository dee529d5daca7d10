"""The Rebel: when one of the mafia has left, takes somebody along before the next vote, once."""

from mahfel.games.mafia.effects import TakeAlong
from mahfel.games.mafia.role import Ability, Role

ROLE = Role(
    key="rebel",
    side="mafia",
    rank=4,
    abilities=(
        Ability(
            key="revolt",
            effect=TakeAlong(),
            when=("day",),
            who=("alive", "not_team"),
            uses=1,
            after_left=1,
            lately=True,
        ),
    ),
)
