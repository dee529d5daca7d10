"""The Armoured: one armour for the whole game, against the team's shot or against a vote."""

from mahfel.games.mafia.role import Role

ROLE = Role(
    key="armoured",
    side="city",
    armour=True,
)
