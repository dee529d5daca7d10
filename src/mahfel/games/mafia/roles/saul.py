"""Saul: once, when one of the mafia has left, buys a simple citizen in place of the night's shot."""

from mahfel.games.mafia.effects import Convert
from mahfel.games.mafia.role import Ability, Role

ROLE = Role(
    key="saul",
    side="mafia",
    rank=3,
    abilities=(
        Ability(
            key="buy",
            effect=Convert(announced=True),
            who=("alive", "not_team"),
            uses=1,
            slot="shot",
            after_left=1,
        ),
    ),
)
