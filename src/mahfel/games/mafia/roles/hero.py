"""The Hero: in even nights shields another from all but votes, until the next dusk."""

from mahfel.games.mafia.effects import Shield
from mahfel.games.mafia.role import Ability, Role

ROLE = Role(
    key="hero",
    side="city",
    abilities=(Ability(key="shield", effect=Shield(), nights="even"),),
)
