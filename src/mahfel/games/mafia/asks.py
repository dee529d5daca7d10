"""Asks of Mafia."""

from __future__ import annotations

from mahfel.engine import Ask, Move
from mahfel.engine.ask import Pace
from mahfel.games.mafia.moves import DONE


def ask(kind: str, default: Move, rule: str, pace: Pace, *, optional: bool = False) -> Ask:
    """An ask by the number of its paragraph in the rulebook."""
    return Ask(kind, default, f"mafia-{rule}", pace, optional)


def speech(kind: str, rule: str, *, silent: bool = False) -> Ask:
    """The word; ``silent``: of somebody who may not speak, and whose time passes all the same."""
    return Ask(kind, DONE, f"mafia-{rule}", "speech", text=f"{kind}-silent" if silent else kind)
