"""Hurry: the host gives more time, or ends a speech."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mahfel.engine import Refused, Seat
from mahfel.tables.entries import Defaulted, Entry, TimeGiven
from mahfel.tables.house import Accepted, House
from mahfel.tables.moves import written
from mahfel.tables.rights import as_host, going_on, in_play
from mahfel.tables.table import Table

MORE: Final = 30_000
"""Milliseconds that the host gives at once."""

MOST: Final = 3_600_000
"""No decision may be so far away (ms) that more is given."""


async def give_time(house: House, table_id: str, who: str) -> Accepted:
    """Half a minute more for everybody who is asked now and whose time is not up.

    Raises ``Refused``: ``host.only``, ``table.not_started``, ``game.over``, ``time.enough`` when nobody is hurried, as
    in a vote in which everybody has answered.
    """
    live = await house.live(table_id)

    def decide(table: Table, asking: Seat, now: int) -> Sequence[Entry]:
        in_play(table)
        passed = as_host(table, asking, live.presence, now)
        shown = table.time(now)
        # Of several who are asked at once some may have been heard already when time is up: the others get none more.
        due = [at for found in table.decisions.values() if (at := found.deadline) is not None and at > shown]
        if not due or max(due) - shown > MOST:
            raise Refused("time.enough")
        return [*passed, TimeGiven(MORE)]

    return await house.change(table_id, decide, who=who, lead=True)


async def skip(house: House, table_id: str, who: str, seat: Seat) -> Accepted:
    """End the speech of whoever has the word: as if they had said that they are done.

    Raises ``Refused``: ``host.only``, ``table.not_started``, ``game.over``, ``table.paused``, ``seat.unknown``,
    ``seat.not_speaking``.
    """
    live = await house.live(table_id)

    def decide(table: Table, asking: Seat, now: int) -> Sequence[Entry]:
        in_play(table)
        passed = as_host(table, asking, live.presence, now)
        going_on(table)
        table.chair(seat)
        found = table.decisions.get(seat)
        if found is None or found.ask.optional or found.ask.pace != "speech":
            raise Refused("seat.not_speaking", seat=seat)
        return [*passed, Defaulted(seat, written(found.ask.default), "host")]

    return await house.change(table_id, decide, who=who, lead=True)
