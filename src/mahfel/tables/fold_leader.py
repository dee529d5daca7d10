"""The fold of what whoever leads a table without playing does, and of what people say to them alone."""

from __future__ import annotations

import msgspec

from mahfel.engine import MODERATOR, Seat
from mahfel.store import Row
from mahfel.tables import leading_entries as e
from mahfel.tables import leading_events as h
from mahfel.tables.asides import Aside
from mahfel.tables.changes import change, sit, tell
from mahfel.tables.poll import Poll, asks, counts
from mahfel.tables.table import Table


@change.register
def _(entry: e.AsideSaid, table: Table, row: Row) -> None:
    _write_down(table, row, entry.seat, entry.text, answer=False)


@change.register
def _(entry: e.AsideAnswered, table: Table, row: Row) -> None:
    _write_down(table, row, entry.seat, entry.text, answer=True)


def _write_down(table: Table, row: Row, seat: Seat, text: str, *, answer: bool) -> None:
    """No event is told: a story that grew would be noticed."""
    table.asides = (*table.asides, Aside(seat, table.chairs[seat].name, text, row.at, answer))


@change.register
def _(entry: e.Silenced, table: Table, row: Row) -> None:
    chair = sit(table, entry.seat, silenced=True)
    tell(table, row, h.VoiceTaken(entry.seat, chair.name))


@change.register
def _(entry: e.VoiceGiven, table: Table, row: Row) -> None:
    chair = sit(table, entry.seat, silenced=False)
    tell(table, row, h.VoiceReturned(entry.seat, chair.name))


@change.register
def _(entry: e.Pinned, table: Table, row: Row) -> None:
    table.pinned = entry.text
    name = table.name_of(MODERATOR)
    tell(table, row, h.LinePinned(name, entry.text) if entry.text else h.LineUnpinned(name))


@change.register
def _(entry: e.PollOpened, table: Table, row: Row) -> None:
    table.polls += 1
    poll = Poll(table.polls, entry.question, entry.among)
    table.poll = msgspec.structs.replace(poll, asked=asks(table, poll))
    tell(table, row, h.PollBegun(table.name_of(MODERATOR), entry.question))


@change.register
def _(entry: e.PollAnswered, table: Table, row: Row) -> None:
    assert table.poll is not None
    answers = {**table.poll.answers, entry.seat: entry.yes}
    table.poll = msgspec.structs.replace(table.poll, answers=answers)


@change.register
def _(entry: e.PollClosed, table: Table, row: Row) -> None:
    assert table.poll is not None
    said = counts(table, table.poll)
    table.poll = msgspec.structs.replace(table.poll, answers={}, closed=said)
    tell(table, row, h.PollEnded(table.poll.question, said.yes, said.no, said.of - said.yes - said.no))
