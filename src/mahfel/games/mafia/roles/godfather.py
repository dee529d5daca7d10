"""The Godfather: carries the shot, or once guesses a role for certain; one vest against the marksman's bullet."""

from mahfel.games.mafia.effects import Guess
from mahfel.games.mafia.role import Ability, Role

ROLE = Role(
    key="godfather",
    side="mafia",
    rank=1,
    vest=1,
    vest_against=("sniper",),
    abilities=(
        Ability(key="sixth_sense", effect=Guess(), who=("alive", "not_team"), names_role=True, uses=1, slot="shot"),
    ),
)
