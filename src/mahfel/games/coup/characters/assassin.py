"""Assassin: three coins for an influence of another player."""

from mahfel.games.coup.character import Action, Character
from mahfel.games.coup.effects.lives import TakeLife

ASSASSIN = Character(
    key="assassin",
    category="classic",
    actions=(
        Action(
            key="assassinate",
            rule="coup-4.5",
            claim="assassin",
            cost=3,
            targets="one",
            effect=(TakeLife("assassinate"),),
        ),
    ),
)
