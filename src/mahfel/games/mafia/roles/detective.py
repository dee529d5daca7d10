"""The Detective: asks each night of one whether they are of the mafia."""

from mahfel.games.mafia.effects import Inquire
from mahfel.games.mafia.role import Ability, Role

ROLE = Role(key="detective", side="city", abilities=(Ability(key="inquire", effect=Inquire("side")),))
