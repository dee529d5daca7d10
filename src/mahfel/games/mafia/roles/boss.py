"""The Boss: carries the team's shot, and looks like a citizen to whoever inquires."""

from mahfel.games.mafia.role import Role

ROLE = Role(key="boss", side="mafia", rank=1, seen_as="city")
