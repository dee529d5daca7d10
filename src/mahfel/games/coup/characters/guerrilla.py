"""Guerrilla: four coins for an influence of another player, who may claim Guerrilla against it."""

from mahfel.games.coup.character import Action, Character
from mahfel.games.coup.effects.lives import TakeLife

GUERRILLA = Character(
    key="guerrilla",
    category="force",
    actions=(
        Action(
            key="guerrilla",
            rule="coup-16.3",
            claim="guerrilla",
            cost=4,
            targets="one",
            effect=(TakeLife("guerrilla"),),
        ),
    ),
    blocks=("guerrilla",),
)
