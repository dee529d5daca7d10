"""The Governor: once, in the midday sleep, makes the vote void or sends one of the accused away."""

from mahfel.games.mafia.effects import AnnulVote, OrderExit
from mahfel.games.mafia.role import Ability, Role

ROLE = Role(
    key="governor",
    side="city",
    abilities=(
        Ability(
            key="veto",
            effect=AnnulVote(),
            when=("midday",),
            targets=(0, 0),
            who=("not_accused",),
            uses=1,
            slot="decree",
            counts_as="decree",
        ),
        Ability(
            key="banish",
            effect=OrderExit(),
            when=("midday",),
            who=("accused", "not_accused", "not_self"),
            uses=1,
            slot="decree",
            counts_as="decree",
        ),
    ),
)
