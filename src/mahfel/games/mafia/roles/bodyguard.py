"""The Bodyguard: nobody is taken along by day from beside him, nor whom he watches over from night to dusk."""

from mahfel.games.mafia.effects import Escort
from mahfel.games.mafia.role import Ability, Role

ROLE = Role(
    key="bodyguard",
    side="city",
    stands_firm=True,
    abilities=(Ability(key="escort", effect=Escort()),),
)
