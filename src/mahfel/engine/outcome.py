"""How a game ended."""

from __future__ import annotations

import msgspec

from mahfel.engine.seat import Seat


class Outcome(msgspec.Struct, frozen=True, kw_only=True):
    """The result of a finished game.

    ``winners``: seats that won, ascending, perhaps none; ``scores``: one number a seat, in the game's own unit;
    ``reason``: why the game ended (text key ``end-<reason>``); ``decided_by``: what separated the winners from the rest
    (text key ``decided-<decided_by>``).
    """

    winners: tuple[Seat, ...]
    scores: tuple[float, ...]
    reason: str
    decided_by: str = ""

    def payoffs(self) -> tuple[float, ...]:
        """One victory shared among the winners: fractions that add up to 1, or all 0 when nobody won."""
        share = 1 / len(self.winners) if self.winners else 0.0
        return tuple(share if seat in self.winners else 0.0 for seat in range(len(self.scores)))
