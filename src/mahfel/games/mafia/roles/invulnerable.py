"""The Invulnerable: the team's shot never hurts him."""

from mahfel.games.mafia.role import Role

ROLE = Role(
    key="invulnerable",
    side="city",
    immune=("team_shot",),
)
