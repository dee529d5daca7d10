"""The Soldier: shot at by the team, shoots back once, before it is known who was saved."""

from mahfel.games.mafia.effects import Counter
from mahfel.games.mafia.role import Ability, Role

ROLE = Role(
    key="soldier",
    side="city",
    abilities=(Ability(key="counter", effect=Counter(), when=("react",), uses=1),),
)
