"""Changes: what the folds of all entries share."""

from __future__ import annotations

from collections.abc import Mapping
from functools import singledispatch
from typing import Any

import msgspec

from mahfel.engine import MODERATOR, Event, Refused, Seat
from mahfel.store import Row
from mahfel.tables import anonymity, asides, poll
from mahfel.tables.chair import Chair
from mahfel.tables.entries import Absent, Entry, Opened, OptionsChanged
from mahfel.tables.happenings import Happening, TableEvent
from mahfel.tables.lot import heir
from mahfel.tables.table import Table


@singledispatch
def change(entry: Entry, table: Table, row: Row) -> None:
    """Change a draft as an entry says; the modules ``fold_*`` say how. Raises ``Refused`` for one that is unknown."""
    raise Refused("table.unreadable", version=row.version)


def tell(table: Table, row: Row, event: Event, readers: frozenset[Seat | None] | None = None) -> None:
    """Add an event to the story."""
    table.fresh_story.append(Happening(row.version, row.at, event, readers, anonymity.veiled(table, event)))


def tell_of_host(table: Table, row: Row, kind: type[TableEvent], seat: Seat) -> None:
    """Add to the story what the host at that seat (``MODERATOR``: at none) did, as an event of a ``kind`` that has a
    seat and a name."""
    event, truth = anonymity.of_host(table, kind, seat)
    table.fresh_story.append(Happening(row.version, row.at, event, None, truth))


def sit(table: Table, seat: Seat, **changes: Any) -> Chair:
    """The chair of that seat after these changes."""
    chair = msgspec.structs.replace(table.chairs[seat], **changes)
    table.chairs = (*table.chairs[:seat], chair, *table.chairs[seat + 1 :])
    return chair


def end(table: Table, row: Row) -> None:
    """The game is over; no clock stands still any more, and whoever was a number is told by name."""
    names = anonymity.reveal(table)
    table.phase, table.ended, table.paused = "over", row.at, None
    for event in names:
        tell(table, row, event)


def absent(entry: Opened | OptionsChanged) -> Absent:
    """What becomes of the absent; logs of before that could be chosen say it with the bot alone."""
    return "wait" if entry.absent == "bot" and entry.warm is None else entry.absent


def empty(table: Table, seat: Seat) -> None:
    """Nobody sits there any more."""
    table.chairs = (*table.chairs[:seat], Chair(seat), *table.chairs[seat + 1 :])
    renumber(table, {other: other for other in range(len(table.chairs)) if other != seat})


def renumber(table: Table, seats: Mapping[Seat, Seat]) -> None:
    """All that speaks of a seat (but the chairs) speaks of its new number; a seat that has none is forgotten."""
    seats = {**seats, MODERATOR: MODERATOR}
    table.host = seats.get(table.host, -1)
    table.last_winner = None if table.last_winner is None else seats.get(table.last_winner)
    table.story = [told.renumbered(seats) for told in (*table.story, *table.fresh_story)]
    table.answers = {
        (seats[seat], command): version
        for (seat, command), version in (table.answers | table.fresh_answers).items()
        if seat in seats
    }
    table.handovers = {code: (seats[seat], until) for code, (seat, until) in table.handovers.items() if seat in seats}
    table.asides, table.poll = asides.moved(table.asides, seats), poll.moved(table.poll, seats)
    table.fresh_story, table.fresh_answers = [], {}


def ensure_host(table: Table) -> None:
    """The host's right goes to the first person who is still there, among numbers to any of them; a moderator keeps
    it."""
    if table.host == MODERATOR:
        return
    if table.host >= 0:
        chair = table.chairs[table.host]
        if chair.kind == "person" and not chair.left:
            return
    there = [chair.seat for chair in table.people() if not chair.left]
    table.host = -1 if not there else heir(table, there) if table.nameless else there[0]
