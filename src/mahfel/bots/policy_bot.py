"""The bot that follows one rule of thumb."""

from __future__ import annotations

from typing import ClassVar

from mahfel.engine import Ask, Game, Move, Moves, Policy, Seat, SplitMix64, View


class PolicyBot:
    """Imagines one world that its view allows and does there what its policy says."""

    learns: ClassVar[bool] = False

    def __init__(self, game: Game, policy: Policy, seed: int) -> None:
        self._game = game
        self._policy = policy
        self._chance = SplitMix64(seed)

    def choose(self, view: View, ask: Ask, moves: Moves) -> Move:
        """The policy's move, or the ask's default should the policy err."""
        assert view.viewer is not None, "a spectator is never asked"
        world = self._game.imagine(view, self._chance)
        move = self._policy(world, view.viewer, self._chance)
        return move if move in moves else ask.default

    def watch(self, view: View, seat: Seat, move: Move) -> None:
        """Nothing is learnt."""
