"""The Researcher: each night ties himself to another, who leaves when the Researcher does; never the Boss."""

from mahfel.games.mafia.effects import Link
from mahfel.games.mafia.role import Ability, Role

ROLE = Role(
    key="researcher",
    side="city",
    abilities=(Ability(key="tie", effect=Link()),),
)
