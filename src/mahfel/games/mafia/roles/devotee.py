"""The Devotee: once, by day, leaves together with another."""

from mahfel.games.mafia.effects import TakeAlong
from mahfel.games.mafia.role import Ability, Role

ROLE = Role(
    key="devotee",
    side="city",
    abilities=(Ability(key="sacrifice", effect=TakeAlong(), when=("day",), uses=1, from_cycle=2),),
)
