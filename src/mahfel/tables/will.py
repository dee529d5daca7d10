"""Will: a person writes down, ahead of time, what is to be read out when they leave the game."""

from __future__ import annotations

from collections.abc import Sequence

from mahfel.engine import Refused, Seat
from mahfel.tables.entries import Entry, WillWritten
from mahfel.tables.house import Accepted, House
from mahfel.tables.rights import in_play, still_here
from mahfel.tables.table import Table
from mahfel.tables.talk import heard


async def write_will(house: House, table_id: str, who: str, text: str) -> Accepted:
    """Keep a text, in place of an earlier one; nothing but white space takes it back. Only its author is shown it.

    Raises ``Refused``: ``talk.empty``, ``talk.too_long``, ``will.closed`` where no last words would be heard,
    ``table.not_started``, ``game.over``, ``seat.not_yours``, ``seat.excluded``.
    """
    line = heard(text) if text.strip() else ""

    def decide(table: Table, seat: Seat, now: int) -> Sequence[Entry]:
        in_play(table)
        still_here(table, seat)
        before = table.will(seat)
        if before is None:
            raise Refused("will.closed")
        return [] if line == before else [WillWritten(seat, line)]

    return await house.change(table_id, decide, who=who, quiet=True)
