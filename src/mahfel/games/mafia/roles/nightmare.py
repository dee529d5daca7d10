"""The Nightmare: whoever chooses it at night has to stay awake in every night from then on."""

from mahfel.games.mafia.role import Role

ROLE = Role(
    key="nightmare",
    side="mafia",
    rank=7,
    haunts=True,
)
