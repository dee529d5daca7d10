"""Asks of Mafia."""

from __future__ import annotations

from mahfel.engine import Ask, Move
from mahfel.engine.ask import Pace


def ask(kind: str, default: Move, rule: str, pace: Pace, *, optional: bool = False) -> Ask:
    """An ask by the number of its paragraph in the rulebook."""
    return Ask(kind, default, f"mafia-{rule}", pace, optional)
