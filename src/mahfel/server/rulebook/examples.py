"""Worked examples: the game computes them, the rulebook only says from where."""

from __future__ import annotations

from typing import Any

from mahfel.engine.game import Game
from mahfel.engine.refusal import Refused


class ExampleError(ValueError):
    """An example that the rules do not allow; the text says which and why."""


def compute(game: Game, spec: dict[str, Any]) -> dict[str, Any]:
    """The block's own values and what the game computed from them. Raises ExampleError."""
    try:
        return {**spec, **game.example(spec)}
    except (Refused, KeyError, TypeError, ValueError) as fault:
        raise ExampleError(f"the example {spec.get('id')} cannot be played: {fault}") from fault
