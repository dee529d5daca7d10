"""The Capo: carries the shot, looks like a citizen, and carries an antidote against the first poison."""

from mahfel.games.mafia.role import Role

ROLE = Role(key="capo", side="mafia", rank=1, seen_as="city", antidote=True)
