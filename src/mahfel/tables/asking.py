"""Asking: which decisions are open at a table, and until when."""

from __future__ import annotations

import msgspec

from mahfel.engine import CLOCK, Ask, Seat
from mahfel.store import Row
from mahfel.tables.changes import end
from mahfel.tables.decisions import Decision, deadline, length, standing
from mahfel.tables.table import Table


def decide(table: Table, row: Row, mover: Seat | None, *, same_phase: bool) -> None:
    """Look anew at who is asked, after ``mover`` moved; when nobody is, the game is over."""
    assert table.state is not None
    now = table.time(row.at)
    asked, before, found = table.state.asked(), table.decisions, {}
    stand = standing(before, asked, mover, same_phase=same_phase)
    for seat in sorted(asked):
        if seat in stand:
            found[seat] = before[seat]
        else:
            ask = asked[seat]
            due = _due(table, ask, now, gone=_gone(table, seat))
            found[seat] = Decision(seat, ask, row.version, now, due)
    table.decisions = found
    if table.held:
        table.held = {seat: held for seat, held in table.held.items() if seat != mover and seat in stand}
    close_vote(table, row)
    if not found:
        end(table, row)


def _gone(table: Table, seat: Seat) -> bool:
    if seat == CLOCK or table.windows != "swift":
        return False
    return table.chairs[seat].left or table.chairs[seat].away


def _due(table: Table, ask: Ask, now: int, *, gone: bool) -> int | None:
    assert table.state is not None
    whole = length(table.pace, table.times, ask.pace)
    return deadline(whole, ask, now, gone=gone, share=table.state.share(ask))


def reset_deadline(table: Table, row: Row, seat: Seat) -> None:
    """Whoever leaves is not waited for, whoever comes back has the whole time; even windows stay as they are."""
    decision = table.decisions.get(seat)
    if decision is None or decision.held or table.in_even_window(decision):
        return
    due = _due(table, decision.ask, table.time(row.at), gone=_gone(table, seat))
    if due is not None and decision.deadline is not None and _gone(table, seat):
        due = min(due, decision.deadline)
    table.decisions = {**table.decisions, seat: msgspec.structs.replace(decision, deadline=due)}


def close_vote(table: Table, row: Row) -> None:
    """When everybody has voted it is time: nobody can change their mind any more."""
    if table.held and table.voted():
        now = table.time(row.at)
        table.decisions = {
            seat: msgspec.structs.replace(decision, deadline=now) for seat, decision in table.decisions.items()
        }
