"""A mutant in a module of its own, so that a fresh interpreter can find it: its deck comes out of a set of strings."""

from __future__ import annotations

from mahfel.games.high_society import HighSociety
from mahfel.games.high_society.words import CARDS


class SetOrder(HighSociety):
    package = "set_order"

    def start(self, seats, options, chance, tell=None):
        state = super().start(seats, options, chance, tell)
        hidden = {name for name, card in CARDS.items() if card not in state.deck[: state.shown]}
        state.deck = (*state.deck[: state.shown], *(CARDS[name] for name in hidden))
        return state


set_order = SetOrder()
