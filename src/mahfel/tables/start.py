"""Start: the host closes the empty seats and the cards are dealt."""

from __future__ import annotations

from collections.abc import Sequence

from mahfel.engine import MODERATOR, Seat
from mahfel.tables.entries import Entry, Started
from mahfel.tables.house import Accepted, House
from mahfel.tables.rights import as_host, in_lobby
from mahfel.tables.table import Table


async def start(house: House, table_id: str, who: str) -> Accepted:
    """Begin the game. The seats that are taken are numbered 0, 1, 2 … from here on, clockwise from the host's: where
    the host is to begin, a game takes seat 0. A moderator has no seat: then they keep their order.

    Raises ``Refused``: ``host.only``, ``table.started``, ``table.seats`` for too few players, and what the game's
    options refuse.
    """
    live = await house.live(table_id)

    def decide(table: Table, asking: Seat, now: int) -> Sequence[Entry]:
        in_lobby(table)
        passed = as_host(table, asking, live.presence, now)
        taken = tuple(chair.seat for chair in table.chairs if chair.kind != "empty")
        table.game.check_seats(len(taken))
        table.game.read_options(table.options).check(len(taken))
        host = 0 if asking == MODERATOR else taken.index(asking)
        return [*passed, Started(taken[host:] + taken[:host])]

    return await house.change(table_id, decide, who=who, lead=True)
