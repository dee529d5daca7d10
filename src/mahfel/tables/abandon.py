"""Abandon: the host ends a game that is not played on."""

from __future__ import annotations

from collections.abc import Sequence

from mahfel.engine import Seat
from mahfel.tables.entries import Abandoned, Entry
from mahfel.tables.house import Accepted, House
from mahfel.tables.rights import as_host, in_play
from mahfel.tables.table import Table


async def abandon(house: House, table_id: str, who: str) -> Accepted:
    """End the game where it stands: nobody wins, and record and replay are open as after any end.

    Possible at every moment of every game, so that it says nothing of who is asked or who is away. Raises ``Refused``:
    ``host.only``, ``table.not_started``, ``game.over``.
    """
    live = await house.live(table_id)

    def decide(table: Table, asking: Seat, now: int) -> Sequence[Entry]:
        in_play(table)
        return [*as_host(table, asking, live.presence, now), Abandoned(asking)]

    return await house.change(table_id, decide, who=who, lead=True)
