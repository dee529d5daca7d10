"""The Village Chief: a citizen of standing, without a power."""

from mahfel.games.mafia.role import Role

ROLE = Role(key="village_chief", side="city")
