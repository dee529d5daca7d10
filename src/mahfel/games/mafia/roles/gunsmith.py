"""The Gunsmith: once hands a gun to another, who may fire it by day; or one that hits whoever fires it."""

from mahfel.games.mafia.effects import GiveGun
from mahfel.games.mafia.role import Ability, Role

ROLE = Role(
    key="gunsmith",
    side="city",
    abilities=(
        Ability(key="forge", effect=GiveGun("live"), uses=1, slot="forge", counts_as="forge"),
        Ability(key="forge_tampered", effect=GiveGun("tampered"), uses=1, slot="forge", counts_as="forge"),
    ),
)
