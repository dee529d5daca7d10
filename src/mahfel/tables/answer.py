"""Answers: a move becomes an entry, if the rules allow it."""

from __future__ import annotations

from typing import Literal

from mahfel.engine import Move, Refused
from mahfel.tables.decisions import Decision
from mahfel.tables.entries import Held, Moved
from mahfel.tables.moves import written
from mahfel.tables.table import Table


def answer(table: Table, decision: Decision, move: Move, by: Literal["person", "bot"]) -> Moved | Held:
    """The entry of an answer: played at once, or held back while an ``even`` window, a night or a vote is open. What
    everybody sees whole, as a power that interrupts a vote, is not held back.

    Raises ``Refused`` as the rules do for a held answer that they would not allow; other moves are judged when played.
    """
    assert table.state is not None
    if not table.holds(decision) or table.state.open_move(decision.seat, move):
        return Moved(decision.seat, written(move), by)
    if move not in table.state.legal(decision.seat):
        table.state.copy().play(decision.seat, move)
        raise Refused("move.illegal")
    return Held(decision.seat, written(move), by)
