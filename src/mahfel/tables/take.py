"""Take: another device shows the code and has the seat."""

from __future__ import annotations

from collections.abc import Sequence

from mahfel.engine import Refused, Seat
from mahfel.tables import secrets
from mahfel.tables.absence import returning
from mahfel.tables.entries import Entry, HandedOver
from mahfel.tables.house import House
from mahfel.tables.join import Seated
from mahfel.tables.table import Table


async def take(house: House, table_id: str, code: str) -> Seated:
    """The seat with a new token; the old device's token is dead. Raises ``Refused("handover.dead")``."""
    live = await house.live(table_id)
    token, seat = secrets.mint("s"), -1

    def decide(table: Table, _: Seat, now: int) -> Sequence[Entry]:
        nonlocal seat
        seat, until = table.handovers.get(secrets.digest(code), (-1, 0))
        if seat < 0 or now >= until:
            raise Refused("handover.dead")
        # To take the seat is to be there: nobody has to say so once more.
        return [HandedOver(seat, secrets.digest(token)), *returning(table, seat)]

    done = await house.change(table_id, decide)
    live.presence.seen(secrets.digest(token), house.clock.now())
    return Seated(seat, token, done.version)
