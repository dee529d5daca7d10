"""The Don: carries the shot, looks like a citizen, and adds a secret vote to every election of representatives."""

from mahfel.games.mafia.effects import Choose
from mahfel.games.mafia.role import Ability, Role

ROLE = Role(
    key="don",
    side="mafia",
    rank=1,
    seen_as="city",
    abilities=(Ability(key="betray", effect=Choose(), when=("election",), who=("candidate", "not_self")),),
)
