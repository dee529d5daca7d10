"""Courtisans that begins in the middle, for pictures and tests of what is rare; see ``stacked``."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from mahfel.engine import SplitMix64
from mahfel.games.courtisans.game import Courtisans

When = Callable[[Any], bool]


def _with_an_assassin(round_: int) -> When:
    """The first seat begins its turn of that round and has an assassin in hand."""

    def here(state: Any) -> bool:
        hand = state.view(0).hand
        begun = state.turn == 0 and len(hand) == 3 and state.turns // state.seats + 1 == round_
        return begun and any(card.endswith("-assassin") for card in hand)

    return here


def _last_card(state: Any) -> bool:
    """One card is left in all hands together, and the pile is empty."""
    return state.left == 0 and sum(map(len, state.hands)) == 1


TABLES: Final[dict[int, When]] = {3: _last_card, 4: _with_an_assassin(5), 5: _with_an_assassin(6)}


class StackedCourtisans(Courtisans):
    """Courtisans that begins where the table of so many stands: in a game that chance has played, always the same."""

    def start(self, seats, options, chance, tell=None):
        """Begin there, with two players at the very beginning."""
        if seats not in TABLES:
            return super().start(seats, options, chance, tell)
        for seed in range(40, 400):
            lot = SplitMix64(seed)
            state = super().start(seats, options, lot, None)
            while state.phases and not TABLES[seats](state):
                state.play(state.turn, state.legal(state.turn).sample(lot))
            if state.phases:
                state.tell = tell
                return state
        raise LookupError("no game comes there")


game = StackedCourtisans()
