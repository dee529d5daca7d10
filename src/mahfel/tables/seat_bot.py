"""Seat a bot: the host gives a free seat to a bot."""

from __future__ import annotations

from collections.abc import Sequence

from mahfel.engine import Refused, Seat
from mahfel.tables.bot_names import bot_name
from mahfel.tables.entries import BotSeated, Entry
from mahfel.tables.house import Accepted, House
from mahfel.tables.rights import as_host, in_lobby
from mahfel.tables.settings import bot_level
from mahfel.tables.table import Table


async def seat_bot(house: House, table_id: str, who: str, seat: Seat, level: str) -> Accepted:
    """Put a bot of that level there. Asked again with another level, the bot changes its level.

    Raises ``Refused``: ``host.only``, ``table.started``, ``seat.unknown``, ``seat.taken``, ``bot.unknown_level``.
    """
    live = await house.live(table_id)

    def decide(table: Table, asking: Seat, now: int) -> Sequence[Entry]:
        in_lobby(table)
        passed = as_host(table, asking, live.presence, now)
        chair = table.chair(seat)
        if chair.kind == "person":
            raise Refused("seat.taken", seat=seat)
        if chair.kind == "bot" and chair.level == level:
            return []
        name = chair.name or bot_name(table.lang, table.names())
        return [*passed, BotSeated(seat, bot_level(table.game, level), name)]

    return await house.change(table_id, decide, who=who, lead=True)
