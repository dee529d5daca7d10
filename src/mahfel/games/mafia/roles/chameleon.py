"""The Chameleon: of no side at first, takes the side of whoever chooses it at night."""

from mahfel.games.mafia.role import Role

ROLE = Role(
    key="chameleon",
    side="independent",
    shifts=True,
)
