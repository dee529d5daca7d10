"""The fold of who is there: leaving, returning, replacing, handing over, talking."""

from __future__ import annotations

from mahfel.engine import MODERATOR, Seat
from mahfel.engine.record import BACK
from mahfel.store import Row
from mahfel.tables import asides, poll
from mahfel.tables import entries as e
from mahfel.tables import happenings as h
from mahfel.tables.asking import reset_deadline
from mahfel.tables.changes import change, empty, ensure_host, sit, tell
from mahfel.tables.fold_play import go_on
from mahfel.tables.table import Table


@change.register
def _(entry: e.Left, table: Table, row: Row) -> None:
    name = table.chairs[entry.seat].name
    if table.phase == "lobby":
        empty(table, entry.seat)
    else:
        sit(table, entry.seat, left=True)
        reset_deadline(table, row, entry.seat)
    ensure_host(table)
    tell(table, row, h.PersonLeft(entry.seat, name))


@change.register
def _(entry: e.Returned, table: Table, row: Row) -> None:
    sit(table, entry.seat, left=False, kept=None, missed=0)
    _count_in(table, row, entry.seat)
    reset_deadline(table, row, entry.seat)
    _forget_invites(table, entry.seat)
    ensure_host(table)
    tell(table, row, h.PersonReturned(entry.seat, table.name_of(entry.seat)))


@change.register
def _(entry: e.Kept, table: Table, row: Row) -> None:
    sit(table, entry.seat, kept=entry.level)
    tell(table, row, h.SeatKept(entry.seat, entry.level))


@change.register
def _(entry: e.WillWritten, table: Table, row: Row) -> None:
    others = {seat: text for seat, text in table.wills.items() if seat != entry.seat}
    table.wills = {**others, entry.seat: entry.text} if entry.text else others


@change.register
def _(entry: e.Invited, table: Table, row: Row) -> None:
    table.invites = {**table.invites, entry.invite: entry.seat}


@change.register
def _(entry: e.Replaced, table: Table, row: Row) -> None:
    named = {"true_name": entry.name} if table.nameless else {"name": entry.name}
    sit(table, entry.seat, token=entry.token, left=False, kept=None, missed=0, silenced=False, **named)
    # What the one before said in confidence was theirs, what they said to a poll is said: neither is the seat's.
    table.asides, table.poll = asides.orphaned(table.asides, entry.seat), poll.without(table.poll, entry.seat)
    _count_in(table, row, entry.seat)
    reset_deadline(table, row, entry.seat)
    _forget_invites(table, entry.seat)
    ensure_host(table)
    tell(table, row, h.PersonReplaced(entry.seat, table.name_of(entry.seat)))


def _count_in(table: Table, row: Row, seat: Seat) -> None:
    """Whoever was away is there again: the rules count the seat."""
    if table.chairs[seat].away:
        sit(table, seat, away=False)
        go_on(table, row, None, lambda state: state.back(seat))
        table.fresh_moves.append((seat, BACK))


def _forget_invites(table: Table, seat: Seat) -> None:
    table.invites = {invite: invited for invite, invited in table.invites.items() if invited != seat}
    table.handovers = {code: offer for code, offer in table.handovers.items() if offer[0] != seat}


@change.register
def _(entry: e.HandoverOffered, table: Table, row: Row) -> None:
    others = {code: offer for code, offer in table.handovers.items() if offer[0] != entry.seat}
    table.handovers = {**others, entry.code: (entry.seat, entry.until)}


@change.register
def _(entry: e.HandedOver, table: Table, row: Row) -> None:
    sit(table, entry.seat, token=entry.token)
    table.handovers = {code: offer for code, offer in table.handovers.items() if offer[0] != entry.seat}
    tell(table, row, h.SeatHandedOver(entry.seat))


@change.register
def _(entry: e.Said, table: Table, row: Row) -> None:
    viewers: list[Seat | None] = [chair.seat for chair in table.chairs]
    hearing = frozenset(viewer for viewer in (*viewers, None) if entry.room in table.channels(viewer).read)
    everybody = len(hearing) == len(viewers) + 1
    speaker = None if entry.seat == MODERATOR else entry.seat
    event = h.LineSaid(speaker, table.name_of(entry.seat), entry.room, entry.text)
    tell(table, row, event, None if everybody else hearing)


@change.register
def _(entry: e.Rematched, table: Table, row: Row) -> None:
    table.rematch = entry.table
    tell(table, row, h.TableRematched(entry.table))
