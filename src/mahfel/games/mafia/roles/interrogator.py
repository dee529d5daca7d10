"""The Interrogator: attacked and gone, looks at two players at dawn and takes one of them along."""

from mahfel.games.mafia.role import Role

ROLE = Role(
    key="interrogator",
    side="city",
    takes_one_along=True,
)
