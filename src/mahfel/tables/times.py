"""Times: the host changes how long decisions take, in the middle of a game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from mahfel.engine import Seat
from mahfel.engine.ask import Pace
from mahfel.tables.entries import Entry, TimesSet
from mahfel.tables.house import Accepted, House
from mahfel.tables.rights import as_host, in_play
from mahfel.tables.settings import check_times
from mahfel.tables.table import Table


async def set_times(house: House, table_id: str, who: str, times: Mapping[Pace, int | None]) -> Accepted:
    """Seconds for classes of time, laid over those that hold now (None: as the pace has it); for every decision that is
    opened from now on. Before the game they are set as all settings are.

    Raises ``Refused``: ``host.only``, ``table.not_started``, ``game.over``, ``settings.unreadable``,
    ``settings.out_of_bounds``.
    """
    live = await house.live(table_id)

    def decide(table: Table, asking: Seat, now: int) -> Sequence[Entry]:
        in_play(table)
        passed = as_host(table, asking, live.presence, now)
        found = check_times(times, table.times)
        return [] if found == table.times else [*passed, TimesSet(asking, found)]

    return await house.change(table_id, decide, who=who, lead=True)
