"""The Geomancer: names a role and takes it over from the next night; its owner is left without powers."""

from mahfel.games.mafia.effects import Assume
from mahfel.games.mafia.role import Ability, Role

ROLE = Role(
    key="geomancer",
    side="city",
    abilities=(
        Ability(
            key="divine",
            effect=Assume(),
            targets=(0, 0),
            who=(),
            names_role=True,
            uses=1,
            turns=False,
            again_if_first_was_even=True,
        ),
    ),
)
