"""The Judge: once, in the midday sleep, sends one of the accused away, whatever the count."""

from mahfel.games.mafia.effects import OrderExit
from mahfel.games.mafia.role import Ability, Role

ROLE = Role(
    key="judge",
    side="city",
    abilities=(
        Ability(key="order", effect=OrderExit(), when=("midday",), who=("accused", "not_accused", "not_self"), uses=1),
    ),
)
