"""Remove: the host empties a seat in the lobby."""

from __future__ import annotations

from collections.abc import Sequence

from mahfel.engine import Refused, Seat
from mahfel.tables.entries import Entry, Removed
from mahfel.tables.house import Accepted, House
from mahfel.tables.rights import as_host, in_lobby
from mahfel.tables.table import Table


async def remove(house: House, table_id: str, who: str, seat: Seat) -> Accepted:
    """Send away the person or the bot who sits there; a person's token is dead from then on.

    Raises ``Refused``: ``host.only``, ``table.started``, ``seat.unknown``, ``seat.empty``, ``seat.yourself``.
    """
    live = await house.live(table_id)

    def decide(table: Table, asking: Seat, now: int) -> Sequence[Entry]:
        in_lobby(table)
        passed = as_host(table, asking, live.presence, now)
        if table.chair(seat).kind == "empty":
            raise Refused("seat.empty", seat=seat)
        if seat == asking:
            raise Refused("seat.yourself")
        return [*passed, Removed(seat)]

    return await house.change(table_id, decide, who=who, lead=True)
