"""Draw seats: the host has it decided by lot who sits where, before the start."""

from __future__ import annotations

from collections.abc import Sequence

from mahfel.engine import Seat
from mahfel.tables.entries import Entry, SeatsDrawn
from mahfel.tables.house import Accepted, House
from mahfel.tables.lot import drawn
from mahfel.tables.rights import as_host, in_lobby
from mahfel.tables.table import Table


async def draw_seats(house: House, table_id: str, who: str) -> Accepted:
    """Everybody who sits here, bots too, gets one of the chairs that are taken. One alone stays where they are.

    Raises ``Refused``: ``host.only``, ``table.started``.
    """
    live = await house.live(table_id)

    def decide(table: Table, asking: Seat, now: int) -> Sequence[Entry]:
        in_lobby(table)
        passed = as_host(table, asking, live.presence, now)
        order = drawn(table)
        return [*passed, SeatsDrawn(order)] if len(order) > 1 else []

    return await house.change(table_id, decide, who=who, lead=True)
