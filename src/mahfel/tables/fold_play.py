"""The fold of the game's course."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from mahfel.engine import Move, Refused, Seat, State
from mahfel.engine.record import AWAY, EXCLUDED, PUT_OFF
from mahfel.store import Row
from mahfel.tables import entries as e
from mahfel.tables import happenings as h
from mahfel.tables.asking import close_vote, decide, reset_deadline
from mahfel.tables.changes import change, ensure_host, sit, tell, tell_of_host
from mahfel.tables.moves import read_move
from mahfel.tables.table import Table


@change.register
def _(entry: e.Moved, table: Table, row: Row) -> None:
    if entry.by == "person":
        _awake(table, entry.seat)
    _play(table, row, entry.seat, entry.move)


@change.register
def _(entry: e.Defaulted, table: Table, row: Row) -> None:
    # A night that somebody lets pass is not held against them: most have nothing to do, and nobody may see who has.
    if entry.why == "time" and table.decisions[entry.seat].ask.pace != "night":
        sit(table, entry.seat, missed=table.chairs[entry.seat].missed + 1)
    tell(table, row, h.TurnSkipped(entry.seat) if entry.why == "host" else h.DefaultPlayed(entry.seat))
    _play(table, row, entry.seat, entry.move)


@change.register
def _(entry: e.Held, table: Table, row: Row) -> None:
    if entry.by == "person":
        _awake(table, entry.seat)
    table.held = {**table.held, entry.seat: entry}
    held = msgspec.structs.replace(table.decisions[entry.seat], held=True)
    table.decisions = {**table.decisions, entry.seat: held}
    close_vote(table, row)


@change.register
def _(entry: e.Excluded, table: Table, row: Row) -> None:
    seat = entry.seat
    chair = sit(table, seat, excluded=True, left=True, kept=None)
    table.wills = {other: text for other, text in table.wills.items() if other != seat}
    table.invites = {invite: other for invite, other in table.invites.items() if other != seat}
    if seat in table.held:  # what somebody chose who is not there any more is not done
        table.held = {other: held for other, held in table.held.items() if other != seat}
        table.decisions = {**table.decisions, seat: msgspec.structs.replace(table.decisions[seat], held=False)}
    tell(table, row, (h.AbsentRemoved if entry.absent else h.PersonExcluded)(seat, chair.name))
    if entry.reason:
        tell(table, row, h.ReasonGiven(seat, chair.name, entry.reason))
    go_on(table, row, None, lambda state: state.exclude(seat))
    table.fresh_moves.append((seat, EXCLUDED))
    reset_deadline(table, row, seat)
    ensure_host(table)


@change.register
def _(entry: e.TimeGiven, table: Table, row: Row) -> None:
    now = table.time(row.at)
    table.decisions = {
        seat: msgspec.structs.replace(found, deadline=due + entry.ms) if due is not None and due > now else found
        for seat, found in table.decisions.items()
        for due in (found.deadline,)
    }
    tell(table, row, h.MoreTime(entry.ms // 1000))


@change.register
def _(entry: e.PutOff, table: Table, row: Row) -> None:
    seat = entry.seat
    sit(table, seat, missed=table.chairs[seat].missed + 1)
    go_on(table, row, seat, lambda state: state.put_off(seat))
    table.fresh_moves.append((seat, PUT_OFF))


@change.register
def _(entry: e.Away, table: Table, row: Row) -> None:
    seat = entry.seat
    chair = sit(table, seat, away=True)
    tell(table, row, h.PersonAway(seat, chair.name))
    go_on(table, row, None, lambda state: state.away(seat))
    table.fresh_moves.append((seat, AWAY))
    reset_deadline(table, row, seat)


@change.register
def _(entry: e.TimesSet, table: Table, row: Row) -> None:
    table.times = entry.times
    tell_of_host(table, row, h.LengthsSet, entry.seat)


def _awake(table: Table, seat: Seat) -> None:
    if table.chairs[seat].missed:
        sit(table, seat, missed=0)


def _play(table: Table, row: Row, seat: Seat, raw: msgspec.Raw) -> None:
    move = read_move(table.game, raw)
    anew = _interrupts(table, seat, move)
    go_on(table, row, seat, lambda state: state.play(seat, move), anew=anew)
    table.fresh_moves.append((seat, table.game.notate(move)))


def _interrupts(table: Table, seat: Seat, move: Move) -> bool:
    """Whether everybody sees this move while answers are held back: then those were given to another question."""
    decision = table.decisions.get(seat)
    if table.state is None or decision is None or not table.holds(decision):
        return False
    return table.state.open_move(seat, move)


def go_on(
    table: Table, row: Row, mover: Seat | None, change_position: Callable[[State], None], *, anew: bool = False
) -> None:
    """Change the position, tell what happens, read out the last words that are due, look who is asked: ``anew`` also
    those whose question reads as it did before."""
    state = table.state
    if state is None:
        raise Refused("table.not_started")
    before, depth = (state.phases[-1] if state.phases else None), len(state.phases)
    state.tell = lambda event: tell(table, row, event)
    try:
        change_position(state)
    finally:
        state.tell = None
    for seat in state.testators():
        text = table.wills.get(seat)
        if text:
            table.wills = {other: will for other, will in table.wills.items() if other != seat}
            tell(table, row, h.WillRead(seat, table.chairs[seat].name, text))
    same = not anew and len(state.phases) == depth and depth > 0 and type(state.phases[-1]) is type(before)
    decide(table, row, mover, same_phase=same)
