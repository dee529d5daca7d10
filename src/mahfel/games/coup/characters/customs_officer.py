"""Customs Officer: from now on all others pay it a coin to claim a character that it marks."""

from mahfel.games.coup.character import Action, Character
from mahfel.games.coup.effects.choices import LevyTax

CUSTOMS_OFFICER = Character(
    key="customs_officer",
    category="special",
    advanced=True,
    actions=(Action(key="customs_officer", rule="coup-17.2", claim="customs_officer", effect=(LevyTax("coup-17.2"),)),),
    piece="tax",
)
