"""The Wizard: once at night takes a player's powers for a night and a day, once in the midday sleep voids a ballot."""

from mahfel.games.mafia.effects import Block, VoidBallot
from mahfel.games.mafia.role import Ability, Role

ROLE = Role(
    key="wizard",
    side="city",
    abilities=(
        Ability(key="bewitch", effect=Block("day"), uses=1),
        Ability(key="void", effect=VoidBallot(), when=("midday",), uses=1),
    ),
)
