"""Join: a person sits down, in the lobby by the table's link, later by a replacement link."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from mahfel.engine import Refused, Seat
from mahfel.tables import secrets
from mahfel.tables.entries import Entry, Joined
from mahfel.tables.house import House
from mahfel.tables.names import distinct, readable
from mahfel.tables.replace import replacement
from mahfel.tables.rights import in_lobby
from mahfel.tables.rights import nonce as checked_nonce
from mahfel.tables.table import Table


class Seated(msgspec.Struct, frozen=True):
    """Where a person sits now and the token that proves it."""

    seat: Seat
    token: str
    version: int


async def join(
    house: House, table_id: str, *, name: str, nonce: str, seat: Seat | None = None, invite: str | None = None
) -> Seated:
    """Take a seat: the one wished for, else the first free one, else the one that the replacement link is for.

    Raises ``Refused``: ``name.*``, ``nonce.unreadable``, ``seat.taken``, ``seat.unknown``, ``table.full``,
    ``table.started``, ``invite.dead``.
    """
    live = await house.live(table_id)
    clean, part = readable(name), checked_nonce(nonce)
    token = secrets.mint("s")
    taken = -1

    def decide(table: Table, _: Seat, now: int) -> Sequence[Entry]:
        nonlocal taken
        if invite is not None and table.phase != "lobby":
            entry = replacement(table, live.presence, invite, clean, secrets.digest(token), now)
            taken = entry.seat
            return [entry]
        in_lobby(table)
        taken = _free(table, seat)
        distinct(clean, table.names())
        return [Joined(taken, clean, part, secrets.digest(token))]

    done = await house.change(table_id, decide)
    live.presence.seen(secrets.digest(token), house.clock.now())
    return Seated(taken, token, done.version)


def _free(table: Table, wished: Seat | None) -> Seat:
    if wished is not None:
        if table.chair(wished).kind != "empty":
            raise Refused("seat.taken", seat=wished)
        return wished
    for chair in table.chairs:
        if chair.kind == "empty":
            return chair.seat
    raise Refused("table.full")
