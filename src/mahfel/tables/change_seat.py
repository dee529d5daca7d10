"""Change seat: a person moves to another free seat in the lobby."""

from __future__ import annotations

from collections.abc import Sequence

from mahfel.engine import Refused, Seat
from mahfel.tables.entries import Entry, SeatChanged
from mahfel.tables.house import Accepted, House
from mahfel.tables.rights import in_lobby
from mahfel.tables.table import Table


async def change_seat(house: House, table_id: str, who: str, to: Seat) -> Accepted:
    """Sit there instead. Raises ``Refused``: ``table.started``, ``seat.unknown``, ``seat.taken``."""

    def decide(table: Table, asking: Seat, now: int) -> Sequence[Entry]:
        in_lobby(table)
        if to == asking:
            return []
        if table.chair(to).kind != "empty":
            raise Refused("seat.taken", seat=to)
        return [SeatChanged(asking, to)]

    return await house.change(table_id, decide, who=who)
