"""Coup with the cards in a chosen order, for pictures and tests of what is rare; see ``stacked``."""

from __future__ import annotations

import os
from collections import Counter
from typing import Final

import msgspec

from mahfel.games.coup.game import Coup

HANDS: Final = {
    "classic": (
        ("contessa", "duke"),
        ("assassin", "captain"),
        ("ambassador", "duke"),
        ("assassin", "contessa"),
        ("captain", "contessa"),
    ),
    "g54": (("banker", "producer"), ("banker", "peacekeeper"), ("customs_officer", "mercenary")),
}
"""The first seats' hands; what a table plays without is left out, and the rest is dealt as it lies."""

TWINS: Final = {
    "one": (("contessa", "duke"), ("assassin", "captain"), ("captain", "duke"), ("assassin", "contessa")),
    "two": (("assassin", "duke"), ("assassin", "captain"), ("captain", "duke"), ("captain", "duke")),
}
"""Two worlds that seats 1 and 2 and all who watch cannot tell apart: seats 0 and 3 and the Court differ."""

WORLD: Final = "MAHFEL_TWIN"
"""The variable that names one of TWINS for a server."""


class StackedCoup(Coup):
    """Coup that begins with seat 0 and deals HANDS."""

    def start(self, seats, options, chance, tell=None):
        """Begin with the cards in order."""
        hands = TWINS[os.environ[WORLD]] if WORLD in os.environ else HANDS[options.box]
        return super().start(seats, msgspec.structs.replace(options, first_player="host"), Stacked(chance, hands), tell)


class Stacked:
    """A chance whose first shuffle lays the hands on top; afterwards the card on top goes to the bottom."""

    def __init__(self, chance, hands=()):
        self._chance, self._hands = chance, hands

    def __getattr__(self, name):
        return getattr(self._chance, name)

    def copy(self):
        """A chance at the same place."""
        return Stacked(self._chance.copy(), self._hands)

    def shuffle(self, cards):
        """Put the cards into their order."""
        if not self._hands:
            cards.insert(0, cards.pop())
            return
        left = Counter(cards)
        top = []
        for wish in (card for hand in self._hands for card in hand):
            if left[wish]:
                left[wish] -= 1
                top.append(wish)
        self._hands = ()
        cards[:] = [*sorted(left.elements()), *reversed(top)]


game = StackedCoup()
