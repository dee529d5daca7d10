"""The Pickpocket: once takes all powers from one, but for the Detective and independents; hears that it worked."""

from mahfel.games.mafia.effects import Strip
from mahfel.games.mafia.role import Ability, Role

ROLE = Role(
    key="pickpocket",
    side="city",
    abilities=(Ability(key="rob", effect=Strip(spares=("detective",)), uses=1, told=True),),
)
