"""The Lawyer: on the first night takes on a client, who cannot be accused as long as the Lawyer lives."""

from mahfel.games.mafia.effects import SpareFromVote
from mahfel.games.mafia.role import Ability, Role

ROLE = Role(
    key="lawyer",
    side="city",
    abilities=(
        Ability(
            key="take_client",
            effect=SpareFromVote("while_actor_lives"),
            when=("intro", "night"),
            nights="first",
            uses=1,
        ),
    ),
)
