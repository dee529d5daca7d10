"""The Mistress: becomes the Boss when the Boss leaves; if she leaves before, the team may shoot two the next night."""

from mahfel.games.mafia.role import Role

ROLE = Role(
    key="mistress",
    side="mafia",
    rank=2,
    inherits=True,
    avenged=True,
)
