"""Silence: whoever leads the table takes a person's voice in the rooms of talk, and gives it back."""

from __future__ import annotations

from collections.abc import Sequence

from mahfel.engine import Seat
from mahfel.tables.entries import Entry
from mahfel.tables.house import Accepted, House
from mahfel.tables.leading_entries import Silenced, VoiceGiven
from mahfel.tables.rights import as_moderator, somebody
from mahfel.tables.table import Table


async def silence(house: House, table_id: str, who: str, seat: Seat) -> Accepted:
    """Nobody hears this person in any room any more, but for the last words that the rules demand of them. They decide,
    answer polls, keep a will and confide as before.

    Raises ``Refused``: ``moderator.only``, ``seat.unknown``, ``seat.nobody`` where no person sits.
    """

    def decide(table: Table, asking: Seat, now: int) -> Sequence[Entry]:
        as_moderator(asking)
        return [] if somebody(table, seat).silenced else [Silenced(seat)]

    return await house.change(table_id, decide, who=who, lead=True)


async def give_voice(house: House, table_id: str, who: str, seat: Seat) -> Accepted:
    """They may talk again wherever the rules let them. Raises ``Refused`` as ``silence`` does."""

    def decide(table: Table, asking: Seat, now: int) -> Sequence[Entry]:
        as_moderator(asking)
        return [VoiceGiven(seat)] if somebody(table, seat).silenced else []

    return await house.change(table_id, decide, who=who, lead=True)
