"""Come back: a person takes their seat again."""

from __future__ import annotations

from collections.abc import Sequence

from mahfel.engine import Seat
from mahfel.tables.absence import returning
from mahfel.tables.entries import Entry
from mahfel.tables.house import Accepted, House
from mahfel.tables.rights import still_here
from mahfel.tables.table import Table


async def come_back(house: House, table_id: str, who: str) -> Accepted:
    """Return: the bot lets go of the seat, the rules count it, an open decision gets its whole time again.

    Raises ``Refused``: ``seat.not_yours`` when somebody else has the seat by now, ``seat.excluded``.
    """

    def decide(table: Table, seat: Seat, now: int) -> Sequence[Entry]:
        still_here(table, seat)
        return returning(table, seat)

    return await house.change(table_id, decide, who=who)
