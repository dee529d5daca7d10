"""The Bully: does not fall at once. Wounded at night, the Bully leaves after the next vote."""

from mahfel.games.mafia.role import Role

ROLE = Role(
    key="bully",
    side="city",
    falls_later=True,
)
