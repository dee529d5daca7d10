"""The fold of what the host does with the whole game: stopping it for a while, letting it go on, ending it."""

from __future__ import annotations

import msgspec

from mahfel.store import Row
from mahfel.tables import entries as e
from mahfel.tables import happenings as h
from mahfel.tables.changes import change, end, tell_of_host
from mahfel.tables.decisions import Decision
from mahfel.tables.table import Table


@change.register
def _(entry: e.Paused, table: Table, row: Row) -> None:
    table.paused = row.at
    tell_of_host(table, row, h.TablePaused, entry.seat)


@change.register
def _(entry: e.Resumed, table: Table, row: Row) -> None:
    if table.paused is not None:
        stood = row.at - table.paused
        table.decisions = {seat: _later(decision, stood) for seat, decision in table.decisions.items()}
        table.paused = None
    tell_of_host(table, row, h.TableResumed, entry.seat)


@change.register
def _(entry: e.Abandoned, table: Table, row: Row) -> None:
    table.decisions, table.held, table.abandoned = {}, {}, True
    end(table, row)
    tell_of_host(table, row, h.GameAbandoned, entry.seat)


def _later(decision: Decision, ms: int) -> Decision:
    due = None if decision.deadline is None else decision.deadline + ms
    return msgspec.structs.replace(decision, opened=decision.opened + ms, deadline=due)
