"""The Trickster: on the first night what two citizens do is exchanged."""

from mahfel.games.mafia.effects import Swap
from mahfel.games.mafia.role import Ability, Role

ROLE = Role(
    key="trickster",
    side="mafia",
    rank=11,
    abilities=(Ability(key="juggle", effect=Swap(), targets=(2, 2), who=("alive", "not_team"), nights="first"),),
)
