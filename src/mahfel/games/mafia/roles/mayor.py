"""The Mayor: is shown two hands on the first night, and once makes the midday vote void."""

from mahfel.games.mafia.effects import AnnulVote
from mahfel.games.mafia.role import Ability, Role

ROLE = Role(
    key="mayor",
    side="city",
    learns_hands=True,
    abilities=(
        Ability(key="annul", effect=AnnulVote(), when=("midday",), targets=(0, 0), who=("not_accused",), uses=1),
    ),
)
