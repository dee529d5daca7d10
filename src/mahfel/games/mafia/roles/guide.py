"""The Guide: each night leads somebody; a citizen is known for one, and one of the mafia learns who the Guide is."""

from mahfel.games.mafia.effects import Lead
from mahfel.games.mafia.role import Ability, Role

ROLE = Role(
    key="guide",
    side="city",
    abilities=(Ability(key="lead", effect=Lead(), fresh="not_running"),),
)
