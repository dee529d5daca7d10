"""Exclude: the host sends somebody away in the middle of a game."""

from __future__ import annotations

from collections.abc import Sequence

from mahfel.engine import Refused, Seat
from mahfel.tables.entries import Entry, Excluded
from mahfel.tables.house import Accepted, House
from mahfel.tables.rights import as_host, in_play
from mahfel.tables.table import Table


async def exclude(house: House, table_id: str, who: str, seat: Seat) -> Accepted:
    """Send away the person or the bot who sits there, for good: what becomes of the seat is for the rules to say.

    Raises ``Refused``: ``host.only``, ``table.not_started``, ``game.over``, ``seat.unknown``, ``seat.yourself``,
    ``seat.stays`` where the rules do not allow it or the seat has left the game.
    """
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
        return [*passed, Excluded(seat)]

    return await house.change(table_id, decide, who=who, lead=True)
