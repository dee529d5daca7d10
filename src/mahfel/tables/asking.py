"""Asking: which decisions are open at a table, and until when."""

from __future__ import annotations

import msgspec

from mahfel.engine import CLOCK, Seat
from mahfel.store import Row
from mahfel.tables.changes import end
from mahfel.tables.decisions import Decision, deadline, standing
from mahfel.tables.table import Table


def decide(table: Table, row: Row, mover: Seat | None, *, same_phase: bool) -> None:
    """Look anew at who is asked, after ``mover`` moved; when nobody is, the game is over."""
    assert table.state is not None
    haste, now = table.state.haste(), table.time(row.at)
    asked, before, found = table.state.asked(), table.decisions, {}
    stand = standing(before, asked, mover, same_phase=same_phase)
    for seat in sorted(asked):
        if seat in stand:
            found[seat] = before[seat]
        else:
            ask = asked[seat]
            due = deadline(table.pace, ask, now, gone=_gone(table, seat), haste=haste)
            found[seat] = Decision(seat, ask, row.version, now, due)
    table.decisions = found
    if table.held:
        table.held = {seat: held for seat, held in table.held.items() if seat != mover and seat in stand}
    if not found:
        end(table, row)


def _gone(table: Table, seat: Seat) -> bool:
    return seat != CLOCK and table.chairs[seat].left and table.windows == "swift"


def reset_deadline(table: Table, row: Row, seat: Seat) -> None:
    """Whoever leaves is not waited for, whoever comes back has the whole time; even windows stay as they are."""
    decision = table.decisions.get(seat)
    if decision is None or decision.held or table.in_even_window(decision):
        return
    haste = table.state is not None and table.state.haste()
    due = deadline(table.pace, decision.ask, table.time(row.at), gone=_gone(table, seat), haste=haste)
    if due is not None and decision.deadline is not None and _gone(table, seat):
        due = min(due, decision.deadline)
    table.decisions = {**table.decisions, seat: msgspec.structs.replace(decision, deadline=due)}
