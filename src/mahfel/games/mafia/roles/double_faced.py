"""The Double-faced: looks like a citizen to whoever inquires."""

from mahfel.games.mafia.role import Role

ROLE = Role(
    key="double_faced",
    side="mafia",
    rank=9,
    seen_as="city",
)
