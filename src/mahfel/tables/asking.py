"""Asking: which decisions are open at a table, and until when."""

from __future__ import annotations

import msgspec

from mahfel.engine import CLOCK, Seat
from mahfel.store import Row
from mahfel.tables.decisions import Decision, deadline, renewed
from mahfel.tables.table import Table


def decide(table: Table, row: Row, mover: Seat | None, *, same_phase: bool) -> None:
    """Look anew at who is asked, after ``mover`` moved; when nobody is, the game is over."""
    assert table.state is not None
    found = renewed(table.decisions, table.state.asked(), mover, same_phase=same_phase)
    table.decisions = {
        seat: each
        if isinstance(each, Decision)
        else Decision(seat, each, row.version, row.at, deadline(table.pace, each, row.at, gone=_gone(table, seat)))
        for seat, each in found.items()
    }
    table.held = {seat: held for seat, held in table.held.items() if seat in table.decisions}
    if not table.decisions:
        table.phase, table.ended, table.held = "over", row.at, {}


def _gone(table: Table, seat: Seat) -> bool:
    return seat != CLOCK and table.chairs[seat].left and table.windows == "swift"


def reset_deadline(table: Table, row: Row, seat: Seat) -> None:
    """Whoever leaves is not waited for, whoever comes back has the whole time; even windows stay as they are."""
    decision = table.decisions.get(seat)
    if decision is None or decision.held or table.in_even_window(decision):
        return
    due = deadline(table.pace, decision.ask, row.at, gone=_gone(table, seat))
    if due is not None and decision.deadline is not None and _gone(table, seat):
        due = min(due, decision.deadline)
    table.decisions[seat] = msgspec.structs.replace(decision, deadline=due)
