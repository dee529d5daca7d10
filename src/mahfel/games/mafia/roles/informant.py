"""The Informant: of the mafia, and without a power of its own."""

from mahfel.games.mafia.role import Role

ROLE = Role(key="informant", side="mafia", rank=4)
