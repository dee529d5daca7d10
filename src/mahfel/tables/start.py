"""Start: the host closes the empty seats and the cards are dealt."""

from __future__ import annotations

from collections.abc import Sequence

from mahfel.engine import MODERATOR, Seat
from mahfel.tables.entries import Entry, Started
from mahfel.tables.house import Accepted, House
from mahfel.tables.lot import drawn
from mahfel.tables.rights import as_host, in_lobby
from mahfel.tables.table import Table


async def start(house: House, table_id: str, who: str) -> Accepted:
    """Begin the game. The seats that are taken are numbered 0, 1, 2 … from here on, clockwise from the host's: where
    the host is to begin, a game takes seat 0. A moderator has no seat: then they keep their order. So they do where the
    seats were drawn by lot: it is the lot that says who is first. At an anonymous table they are drawn now.

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
        return [*passed, Started(_order(table, taken, asking))]

    return await house.change(table_id, decide, who=who, lead=True)


def _order(table: Table, taken: tuple[Seat, ...], host: Seat) -> tuple[Seat, ...]:
    if table.anonymous:
        return drawn(table)
    if table.lots or host == MODERATOR:
        return taken
    first = taken.index(host)
    return taken[first:] + taken[:first]
