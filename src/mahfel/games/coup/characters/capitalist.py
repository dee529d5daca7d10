"""Capitalist: takes four coins, and gives one to everybody else who claims the same."""

from mahfel.games.coup.character import Action, Character
from mahfel.games.coup.effects.coins import Gain
from mahfel.games.coup.effects.tokens import Share

CAPITALIST = Character(
    key="capitalist",
    category="finance",
    advanced=True,
    actions=(
        Action(
            key="capitalist",
            rule="coup-14.2",
            claim="capitalist",
            effect=(Gain(4), Share("capitalist", "coup-14.2")),
        ),
    ),
)
