"""Levels of play: what a game gives to the bots that fill its seats."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

import msgspec

from mahfel.engine.chance import Chance
from mahfel.engine.move import Move
from mahfel.engine.seat import Seat
from mahfel.engine.state import State

Policy: TypeAlias = Callable[[Any, Seat, Chance], Move]
"""A whole way of playing: the move of a seat in a position. A live bot calls it on *imagined* worlds only."""

Appraisal: TypeAlias = Callable[[Any, Seat], float]
"""How good the end of a playout is for a seat, 0 … 1: victory first, then how near it was, so that few say much."""


def victory(state: State, seat: Seat) -> float:
    """The plain appraisal: the seat's share of the victory."""
    outcome = state.outcome()
    return outcome.payoffs()[seat] if outcome is not None else 0.0


class Level(msgspec.Struct, frozen=True):
    """How a bot of one strength decides.

    With one policy and no worlds it follows that policy in one imagined world. With several, it tries each of them over
    ``worlds`` imagined worlds (its node budget), the other seats played by ``models`` weighted by the moves seen.
    The first policy is the one to beat: another is followed only where it is better by ``edge`` a world, since a few
    playouts say little. ``belief`` is handed to ``game.imagine``: how worlds are weighted, in the game's own terms.
    """

    policies: tuple[Policy, ...]
    models: tuple[Policy, ...] = ()
    worlds: int = 0
    edge: float = 0.0
    appraisal: Appraisal = victory
    belief: Any = None
