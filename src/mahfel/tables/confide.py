"""Confide: a person writes to whoever leads the table without playing, who answers that person alone."""

from __future__ import annotations

from collections.abc import Sequence

from mahfel.engine import Refused, Seat
from mahfel.tables.entries import Entry
from mahfel.tables.house import Accepted, House
from mahfel.tables.leading_entries import AsideAnswered, AsideSaid
from mahfel.tables.rights import as_moderator, command_id, somebody, still_here
from mahfel.tables.table import Table
from mahfel.tables.talk import heard


async def confide(house: House, table_id: str, who: str, *, command: str, text: str) -> Accepted:
    """Write a line that whoever leads the table reads and nobody else, at any time: at night, after leaving the game,
    without a voice. ``command``: its id.

    Raises ``Refused``: ``command.unreadable``, ``talk.empty``, ``talk.too_long``, ``moderator.none`` where nobody leads
    without playing, ``seat.not_yours``, ``seat.excluded``.
    """
    line = heard(text)

    def decide(table: Table, seat: Seat, now: int) -> Sequence[Entry]:
        if table.moderator is None:
            raise Refused("moderator.none")
        if table.phase == "play":
            still_here(table, seat)
        return [AsideSaid(seat, line)]

    return await house.change(table_id, decide, who=who, command=command_id(command), quiet=True)


async def reply(house: House, table_id: str, who: str, seat: Seat, *, command: str, text: str) -> Accepted:
    """Write a line that this seat reads and nobody else. ``command``: its id.

    Raises ``Refused``: ``moderator.only``, ``seat.unknown``, ``seat.nobody`` where no person sits, and as ``confide``.
    """
    line = heard(text)

    def decide(table: Table, asking: Seat, now: int) -> Sequence[Entry]:
        as_moderator(asking)
        somebody(table, seat)
        return [AsideAnswered(seat, line)]

    return await house.change(table_id, decide, who=who, command=command_id(command), lead=True, quiet=True)
