"""The Bomb-maker: once, by day, leaves together with another."""

from mahfel.games.mafia.effects import TakeAlong
from mahfel.games.mafia.role import Ability, Role

ROLE = Role(
    key="bomb_maker",
    side="mafia",
    rank=8,
    abilities=(Ability(key="blow_up", effect=TakeAlong(), when=("day",), uses=1, from_cycle=2),),
)
