"""The citizen: a voice and a vote."""

from mahfel.games.mafia.role import Role

ROLE = Role(key="citizen", side="city", simple=True)
