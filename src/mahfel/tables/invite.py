"""Invite: anybody at the table asks for a link by which somebody may replace an absent person."""

from __future__ import annotations

from collections.abc import Sequence

from mahfel.engine import Refused, Seat
from mahfel.tables import secrets
from mahfel.tables.entries import Entry, Invited
from mahfel.tables.house import House
from mahfel.tables.replace import is_absent
from mahfel.tables.rights import in_play, still_here
from mahfel.tables.table import Table


async def invite(house: House, table_id: str, who: str, seat: Seat) -> str:
    """The token of the link; it dies when the owner is back or the seat is taken.

    Raises ``Refused``: ``seat.present``, ``seat.unknown``, ``table.not_started``, ``game.over``, ``seat.not_yours``;
    ``seat.excluded`` for whoever was sent away, who would come back by it as somebody else.
    """
    live = await house.live(table_id)
    token = secrets.mint("i")

    def decide(table: Table, asking: Seat, now: int) -> Sequence[Entry]:
        in_play(table)
        still_here(table, asking)
        if not is_absent(table, live.presence, seat, now):
            raise Refused("seat.present", seat=seat)
        return [Invited(seat, secrets.digest(token))]

    await house.change(table_id, decide, who=who, lead=True)
    return token
