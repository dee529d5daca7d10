"""Speculator: doubles its coins by up to five; caught, it gives them all to the doubter."""

from mahfel.games.coup.character import Action, Character
from mahfel.games.coup.effects.coins import GainAsMuchAgain, LoseAllToDoubter

SPECULATOR = Character(
    key="speculator",
    category="finance",
    advanced=True,
    actions=(
        Action(
            key="speculator",
            rule="coup-14.4",
            claim="speculator",
            effect=(GainAsMuchAgain(5),),
            caught=(LoseAllToDoubter(),),
        ),
    ),
)
