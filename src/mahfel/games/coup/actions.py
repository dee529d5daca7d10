"""Actions that need no character."""

from __future__ import annotations

from typing import Final

from mahfel.games.coup.character import Action
from mahfel.games.coup.effects.coins import Gain
from mahfel.games.coup.effects.lives import TakeLife
from mahfel.games.coup.effects.parties import Convert, EmptyReserve

MUST_COUP: Final = 10
"""With so many coins at the start of a turn one has to launch a coup."""

INCOME: Final = Action(key="income", rule="coup-4.1", effect=(Gain(1),))
FOREIGN_AID: Final = Action(key="foreign_aid", rule="coup-4.2", effect=(Gain(2),), blockers="anyone")
COUP: Final = Action(key="coup", rule="coup-4.3", cost=7, targets="one", effect=(TakeLife("coup"),), forced=True)

CONVERT: Final = Action(
    key="convert",
    rule="coup-10.5",
    cost=1,
    cost_against_others=2,
    pays="reserve",
    targets="anyone",
    hostile=False,
    effect=(Convert(),),
)
EMBEZZLE: Final = Action(key="embezzle", rule="coup-10.8", claim="duke", denies=True, effect=(EmptyReserve(),))

GENERAL: Final = {"classic": (INCOME, FOREIGN_AID, COUP), "g54": (INCOME, COUP)}
REFORMATION: Final = (CONVERT, EMBEZZLE)
