"""The Executioner: of the mafia, and without a power of its own."""

from mahfel.games.mafia.role import Role

ROLE = Role(key="executioner", side="mafia", rank=3)
