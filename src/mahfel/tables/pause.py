"""Pause: the host stops a game for a while, and lets it go on."""

from __future__ import annotations

from collections.abc import Sequence

from mahfel.engine import Refused, Seat
from mahfel.tables.entries import Entry, Paused, Resumed
from mahfel.tables.house import Accepted, House
from mahfel.tables.rights import as_host, going_on, in_play
from mahfel.tables.table import Table


async def pause(house: House, table_id: str, who: str) -> Accepted:
    """Stop the table's clock: nobody moves, no bot thinks, no time runs out. Talk goes on.

    Raises ``Refused``: ``host.only``, ``table.not_started``, ``game.over``, ``table.paused`` when it has stopped.
    """
    live = await house.live(table_id)

    def decide(table: Table, asking: Seat, now: int) -> Sequence[Entry]:
        in_play(table)
        passed = as_host(table, asking, live.presence, now)
        going_on(table)
        return [*passed, Paused(asking)]

    return await house.change(table_id, decide, who=who, lead=True)


async def resume(house: House, table_id: str, who: str) -> Accepted:
    """Let the game go on: everybody has as much time as when it stopped.

    Raises ``Refused``: ``host.only``, ``table.not_started``, ``game.over``, ``table.not_paused``.
    """
    live = await house.live(table_id)

    def decide(table: Table, asking: Seat, now: int) -> Sequence[Entry]:
        in_play(table)
        passed = as_host(table, asking, live.presence, now)
        if table.paused is None:
            raise Refused("table.not_paused")
        return [*passed, Resumed(asking)]

    return await house.change(table_id, decide, who=who, lead=True)
