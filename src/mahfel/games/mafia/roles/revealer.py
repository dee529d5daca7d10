"""The Revealer: in two nights marks a player; when the marked one leaves, it is told what they were."""

from mahfel.games.mafia.effects import MarkForReveal
from mahfel.games.mafia.role import Ability, Role

ROLE = Role(
    key="revealer",
    side="city",
    abilities=(Ability(key="expose", effect=MarkForReveal(), uses=2),),
)
