"""The Saviour: whoever leaves by vote and names the Saviour on the last-chance card stays, once."""

from mahfel.games.mafia.role import Role

ROLE = Role(
    key="saviour",
    side="city",
    saves_leavers=True,
)
