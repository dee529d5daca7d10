"""The fold of what the host does with the whole game: stopping it for a while, letting it go on, ending it."""

from __future__ import annotations

import msgspec

from mahfel.engine import MODERATOR, Seat
from mahfel.store import Row
from mahfel.tables import entries as e
from mahfel.tables import happenings as h
from mahfel.tables.changes import change, end, tell
from mahfel.tables.decisions import Decision
from mahfel.tables.table import Table


@change.register
def _(entry: e.Paused, table: Table, row: Row) -> None:
    table.paused = row.at
    tell(table, row, h.TablePaused(_seat_or_none(entry.seat), table.name_of(entry.seat)))


@change.register
def _(entry: e.Resumed, table: Table, row: Row) -> None:
    if table.paused is not None:
        stood = row.at - table.paused
        table.decisions = {seat: _later(decision, stood) for seat, decision in table.decisions.items()}
        table.paused = None
    tell(table, row, h.TableResumed(_seat_or_none(entry.seat), table.name_of(entry.seat)))


@change.register
def _(entry: e.Abandoned, table: Table, row: Row) -> None:
    table.decisions, table.held, table.abandoned = {}, {}, True
    end(table, row)
    tell(table, row, h.GameAbandoned(_seat_or_none(entry.seat), table.name_of(entry.seat)))


def _later(decision: Decision, ms: int) -> Decision:
    due = None if decision.deadline is None else decision.deadline + ms
    return msgspec.structs.replace(decision, opened=decision.opened + ms, deadline=due)


def _seat_or_none(seat: Seat) -> Seat | None:
    return None if seat == MODERATOR else seat
