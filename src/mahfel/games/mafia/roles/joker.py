"""The Joker: three times turns tonight's answer about a player round; about himself once."""

from mahfel.games.mafia.effects import FlipAnswer
from mahfel.games.mafia.role import Ability, Role

ROLE = Role(
    key="joker",
    side="mafia",
    rank=3,
    abilities=(Ability(key="twist", effect=FlipAnswer(), who=("alive",), uses=3, own_uses=1),),
)
