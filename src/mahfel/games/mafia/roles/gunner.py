"""The Gunner: hands out guns for the coming day, a blank one and a loaded one a night; loaded ones are few."""

from mahfel.games.mafia.effects import GiveGun
from mahfel.games.mafia.role import Ability, Role

ROLE = Role(
    key="gunner",
    side="city",
    abilities=(
        Ability(key="give_blank", effect=GiveGun("blank", announced=False, keeps=False, tells_side=True)),
        Ability(
            key="give_live",
            effect=GiveGun("live", announced=False, keeps=False, tells_side=True),
            uses=1,
            uses_at_large_tables=2,
        ),
    ),
)
