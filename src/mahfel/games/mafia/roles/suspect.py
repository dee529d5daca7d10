"""The Suspect: a citizen who looks like one of the mafia to whoever inquires."""

from mahfel.games.mafia.role import Role

ROLE = Role(key="suspect", side="city", seen_as="mafia")
