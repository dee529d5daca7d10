"""The Jalab: has two ballots in the midday sleep, and once makes another's ballot weigh nothing."""

from mahfel.games.mafia.effects import NullifyBallot
from mahfel.games.mafia.role import Ability, Role

ROLE = Role(
    key="jalab",
    side="mafia",
    rank=6,
    ballots=2,
    abilities=(Ability(key="smear", effect=NullifyBallot(), uses=1),),
)
