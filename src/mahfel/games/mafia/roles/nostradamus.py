"""Nostradamus: on the first night learns how many of three are mafia, and then chooses a side to win with."""

from mahfel.games.mafia.effects import Foresee
from mahfel.games.mafia.role import Ability, Role

ROLE = Role(
    key="nostradamus",
    side="independent",
    immune=("team_shot", "sniper", "sheriff", "serial", "gun"),
    follows=True,
    abilities=(Ability(key="foresee", effect=Foresee(), when=("intro",), targets=(3, 3), uses=1),),
)
