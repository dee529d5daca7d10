"""Anarchist: three coins for a bomb before another player, who may defuse it, pass it on or lose an influence."""

from mahfel.games.coup.character import Action, Character
from mahfel.games.coup.effects.choices import PlaceBomb

ANARCHIST = Character(
    key="anarchist",
    category="classic",
    actions=(Action(key="bomb", rule="coup-12.2", claim="anarchist", cost=3, targets="one", effect=(PlaceBomb(),)),),
)
