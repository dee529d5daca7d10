"""Polling: whoever leads the table asks something, people answer, and the counts are shown when it is closed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mahfel.engine import Refused, Seat
from mahfel.tables.entries import Entry
from mahfel.tables.house import Accepted, House
from mahfel.tables.leading_entries import Among, PollAnswered, PollClosed, PollOpened
from mahfel.tables.poll import Poll, may_answer
from mahfel.tables.rights import as_moderator
from mahfel.tables.table import Table
from mahfel.tables.talk import heard

LONGEST: Final = 200
"""Characters of a question."""


async def open_poll(house: House, table_id: str, who: str, question: str, among: Among) -> Accepted:
    """Ask for a yes or a no. A poll that is open is closed first, and its counts are shown.

    Raises ``Refused``: ``moderator.only``, ``talk.empty``, ``talk.too_long``.
    """
    line = heard(question, LONGEST)

    def decide(table: Table, asking: Seat, now: int) -> Sequence[Entry]:
        as_moderator(asking)
        before = [] if _open(table) is None else [PollClosed()]
        return [*before, PollOpened(line, among)]

    return await house.change(table_id, decide, who=who, lead=True)


async def close_poll(house: House, table_id: str, who: str) -> Accepted:
    """Show the counts to everybody. Raises ``Refused``: ``moderator.only``, ``poll.closed`` when none is open."""

    def decide(table: Table, asking: Seat, now: int) -> Sequence[Entry]:
        as_moderator(asking)
        if _open(table) is None:
            raise Refused("poll.closed")
        return [PollClosed()]

    return await house.change(table_id, decide, who=who, lead=True)


async def answer_poll(house: House, table_id: str, who: str, number: int, *, yes: bool) -> Accepted:
    """Say yes or no to the poll of that number, or change one's mind. Until it is closed nobody notices it but whoever
    leads, who sees the counts.

    Raises ``Refused``: ``moderator.no_seat``, ``poll.closed`` for any but the one that is open, ``poll.not_asked``.
    """

    def decide(table: Table, seat: Seat, now: int) -> Sequence[Entry]:
        poll = _open(table)
        if poll is None or poll.number != number:
            raise Refused("poll.closed")
        if not may_answer(table, poll, seat):
            raise Refused("poll.not_asked")
        return [] if poll.answers.get(seat) is yes else [PollAnswered(seat, yes)]

    return await house.change(table_id, decide, who=who, quiet=True)


def _open(table: Table) -> Poll | None:
    return table.poll if table.poll is not None and table.poll.closed is None else None
