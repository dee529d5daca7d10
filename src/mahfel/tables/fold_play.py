"""The fold of the game's course."""

from __future__ import annotations

import msgspec

from mahfel.engine import Refused, Seat
from mahfel.store import Row
from mahfel.tables import entries as e
from mahfel.tables import happenings as h
from mahfel.tables.asking import decide
from mahfel.tables.changes import change, sit, tell
from mahfel.tables.moves import read_move
from mahfel.tables.table import Table


@change.register
def _(entry: e.Moved, table: Table, row: Row) -> None:
    if entry.by == "person":
        _awake(table, entry.seat)
    _play(table, row, entry.seat, entry.move)


@change.register
def _(entry: e.Defaulted, table: Table, row: Row) -> None:
    if entry.why == "time":
        sit(table, entry.seat, missed=table.chairs[entry.seat].missed + 1)
    tell(table, row, h.DefaultPlayed(entry.seat))
    _play(table, row, entry.seat, entry.move)


@change.register
def _(entry: e.Held, table: Table, row: Row) -> None:
    if entry.by == "person":
        _awake(table, entry.seat)
    table.held = {**table.held, entry.seat: entry}
    held = msgspec.structs.replace(table.decisions[entry.seat], held=True)
    table.decisions = {**table.decisions, entry.seat: held}


def _awake(table: Table, seat: Seat) -> None:
    if table.chairs[seat].missed:
        sit(table, seat, missed=0)


def _play(table: Table, row: Row, seat: Seat, raw: msgspec.Raw) -> None:
    state = table.state
    if state is None:
        raise Refused("table.not_started")
    move = read_move(table.game, raw)
    before, depth = (state.phases[-1] if state.phases else None), len(state.phases)
    state.tell = lambda event: tell(table, row, event)
    try:
        state.play(seat, move)
    finally:
        state.tell = None
    table.fresh_moves.append((seat, table.game.notate(move)))
    same = len(state.phases) == depth and depth > 0 and type(state.phases[-1]) is type(before)
    decide(table, row, seat, same_phase=same)
