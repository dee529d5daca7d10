"""The Scarecrow: does not leave by the midday vote; whoever comes next leaves."""

from mahfel.games.mafia.role import Role

ROLE = Role(
    key="scarecrow",
    side="city",
    never_voted_out=True,
)
