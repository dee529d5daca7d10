"""Exclude: the host sends somebody away in the middle of a game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mahfel.engine import Refused, Seat
from mahfel.tables.entries import Entry, Excluded
from mahfel.tables.house import Accepted, House
from mahfel.tables.rights import as_host, in_play
from mahfel.tables.table import Table
from mahfel.tables.talk import heard

REASON: Final = 120
"""Characters of what the host says of it."""


async def exclude(house: House, table_id: str, who: str, seat: Seat, reason: str = "") -> Accepted:
    """Send away the person or the bot who sits there, for good: what becomes of the seat is for the rules to say.

    ``reason``: shown to everybody, cleaned as talk is; nothing but white space is no reason.

    Raises ``Refused``: ``host.only``, ``table.not_started``, ``game.over``, ``seat.unknown``, ``seat.yourself``,
    ``seat.stays`` where the rules do not allow it or the seat has left the game; ``talk.too_long``, ``talk.empty``.
    """
    said = heard(reason, REASON) if reason.strip() else ""
    live = await house.live(table_id)

    def decide(table: Table, asking: Seat, now: int) -> Sequence[Entry]:
        in_play(table)
        passed = as_host(table, asking, live.presence, now)
        if seat == asking:
            raise Refused("seat.yourself")
        if table.chair(seat).excluded:
            return []
        assert table.state is not None
        table.state.copy().exclude(seat)
        return [*passed, Excluded(seat, said)]

    return await house.change(table_id, decide, who=who, lead=True)
