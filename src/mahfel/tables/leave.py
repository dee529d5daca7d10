"""Leave: a person says good-bye."""

from __future__ import annotations

from collections.abc import Sequence

from mahfel.engine import Seat
from mahfel.tables.absence import counted_out
from mahfel.tables.entries import Entry, Kept, Left
from mahfel.tables.house import Accepted, House
from mahfel.tables.table import Table


async def leave(house: House, table_id: str, who: str) -> Accepted:
    """Leave the table: in the lobby the seat is free again; in play it is theirs for when they come back, and the
    table's bot plays for them if it has one, else the defaults do, and rules that count who is present do not count
    them. Raises ``Refused("seat.not_yours")``."""

    def decide(table: Table, seat: Seat, now: int) -> Sequence[Entry]:
        chair = table.chairs[seat]
        if chair.left or table.phase == "over":
            return []
        if table.phase == "play" and table.warm is not None and chair.kept is None:
            return [Left(seat), Kept(seat, table.warm)]
        return [Left(seat), *(counted_out(table, seat) if table.phase == "play" else ())]

    return await house.change(table_id, decide, who=who)
