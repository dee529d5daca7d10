"""The mafioso: proposes a name, and carries the shot when those before are gone."""

from mahfel.games.mafia.role import Role

ROLE = Role(key="mafioso", side="mafia", rank=90, simple=True)
