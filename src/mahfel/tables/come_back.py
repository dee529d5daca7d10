"""Come back: a person takes their seat again."""

from __future__ import annotations

from collections.abc import Sequence

from mahfel.engine import Seat
from mahfel.tables.entries import Entry, Returned
from mahfel.tables.house import Accepted, House
from mahfel.tables.rights import still_here
from mahfel.tables.table import Table


async def come_back(house: House, table_id: str, who: str) -> Accepted:
    """Return: the bot lets go of the seat, an open decision gets its whole time again.

    Raises ``Refused``: ``seat.not_yours`` when somebody else has the seat by now, ``seat.excluded``.
    """

    def decide(table: Table, seat: Seat, now: int) -> Sequence[Entry]:
        still_here(table, seat)
        chair = table.chairs[seat]
        return [Returned(seat)] if table.phase == "play" and (chair.left or chair.kept) else []

    return await house.change(table_id, decide, who=who)
