"""The bot that draws its moves."""

from __future__ import annotations

from typing import ClassVar

from mahfel.engine import Ask, Move, Moves, Seat, SplitMix64, View


class RandomBot:
    """Every legal move is as likely: a measure for the others and a tester of rules."""

    learns: ClassVar[bool] = False

    def __init__(self, seed: int) -> None:
        self._chance = SplitMix64(seed)

    def choose(self, view: View, ask: Ask, moves: Moves) -> Move:
        """One of the moves, by lot."""
        return moves.sample(self._chance)

    def watch(self, view: View, seat: Seat, move: Move) -> None:
        """Nothing is learnt."""
