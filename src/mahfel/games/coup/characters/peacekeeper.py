"""Peacekeeper: takes a coin and the Peace token; nothing but a coup can be aimed at its holder."""

from mahfel.games.coup.character import Action, Character
from mahfel.games.coup.effects.coins import Gain
from mahfel.games.coup.effects.tokens import TakePeace

PEACEKEEPER = Character(
    key="peacekeeper",
    category="special",
    actions=(Action(key="peacekeeper", rule="coup-17.7", claim="peacekeeper", effect=(Gain(1), TakePeace())),),
    piece="peace",
)
