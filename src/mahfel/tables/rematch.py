"""Rematch: the same people go on at a new table, in the same seats."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from mahfel.engine import MODERATOR, Refused, Seat
from mahfel.tables import secrets
from mahfel.tables.entries import BotSeated, Entry, HostPassed, Joined, Moderating, NonceGiven, Rematched
from mahfel.tables.house import House
from mahfel.tables.open import opened
from mahfel.tables.rights import nonce as checked_nonce
from mahfel.tables.table import Table


async def rematch(house: House, table_id: str, who: str) -> str:
    """The id of the new table; everybody's token opens their seat there too. Asked again, it is the same table.

    Raises ``Refused``: ``table.not_over``, ``seat.not_yours``, ``store.*``.
    """
    table = await house.table(table_id)
    if table.viewer_of(who) is None:
        raise Refused("seat.not_yours")
    if table.phase != "over":
        raise Refused("table.not_over")
    if table.rematch is None:
        new = secrets.new_table()
        # First the new table, then the way to it: a crash between them leaves an empty room and no dead link.
        await house.create(new, _entries(table))

        def decide(now_table: Table, seat: Seat, now: int) -> Sequence[Entry]:
            return [] if now_table.rematch is not None else [Rematched(new)]

        await house.change(table_id, decide, who=who, lead=True)
        table = await house.table(table_id)
    assert table.rematch is not None
    return table.rematch


def _entries(table: Table) -> list[Entry]:
    first = opened(
        table.game,
        options=table.options,
        pace=table.pace,
        windows=table.windows,
        absence=(table.absent, table.warm),
        grace=table.grace,
        times=table.times,
        spectators=table.spectators,
        anonymous=table.anonymous,
        lang=table.lang,
        rematch_of=table.id,
    )
    staying = [chair for chair in table.people() if not chair.left]
    there = {chair.seat for chair in table.chairs if chair.kind == "bot" or chair in staying}
    found: list[Entry] = [
        msgspec.structs.replace(first, invite=secrets.digest(secrets.mint("i")), last_winner=_winner(table, there))
    ]
    if table.moderator is not None:
        found.append(Moderating(table.moderator.name, table.moderator.token))
    for chair in table.chairs:
        if chair.kind == "bot":
            found.append(BotSeated(chair.seat, chair.level or "", chair.name))
        elif chair in staying:
            found.append(Joined(chair.seat, chair.name, "", chair.token))
    first_host = MODERATOR if table.moderator is not None else staying[0].seat if staying else -1
    if table.host != first_host and table.host in {chair.seat for chair in staying}:
        found.append(HostPassed(table.host))
    return found


def _winner(table: Table, there: set[Seat]) -> Seat | None:
    """Who alone won and stays; a victory that is shared gives nobody a right."""
    outcome = table.state.outcome() if table.state is not None else None
    alone = outcome is not None and len(outcome.winners) == 1
    return outcome.winners[0] if outcome is not None and alone and outcome.winners[0] in there else None


async def claim(house: House, table_id: str, who: str, *, rematch_of: str, nonce: str | None = None) -> Seat:
    """The seat at a rematch that the token of the old table opens (``MODERATOR`` for who leads it); the device may add
    its part of the seed.

    Raises ``Refused``: ``seat.not_yours``, ``nonce.unreadable``, ``table.unknown`` when this is no rematch of it.
    """
    part = None if nonce is None else checked_nonce(nonce)
    if (await house.table(table_id)).rematch_of != rematch_of:
        raise Refused("table.unknown")

    def decide(table: Table, seat: Seat, now: int) -> Sequence[Entry]:
        if part is None or seat == MODERATOR or table.phase != "lobby" or table.chairs[seat].nonce:
            return []
        return [NonceGiven(seat, part)]

    await house.change(table_id, decide, who=who, lead=True)
    seat = (await house.table(table_id)).viewer_of(who)
    if seat is None:
        raise Refused("seat.not_yours")
    return seat
