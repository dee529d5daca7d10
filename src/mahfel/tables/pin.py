"""Pin: a line of whoever leads the table that stays above it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mahfel.engine import Seat
from mahfel.tables.entries import Entry
from mahfel.tables.house import Accepted, House
from mahfel.tables.leading_entries import Pinned
from mahfel.tables.rights import as_moderator
from mahfel.tables.table import Table
from mahfel.tables.talk import heard

LONGEST: Final = 200
"""Characters of such a line."""


async def pin(house: House, table_id: str, who: str, text: str) -> Accepted:
    """Everybody sees the line until another takes its place or it is taken down.

    Raises ``Refused``: ``moderator.only``, ``talk.empty``, ``talk.too_long``.
    """
    return await _pin(house, table_id, who, heard(text, LONGEST))


async def unpin(house: House, table_id: str, who: str) -> Accepted:
    """Take it down. Raises ``Refused("moderator.only")``."""
    return await _pin(house, table_id, who, "")


async def _pin(house: House, table_id: str, who: str, line: str) -> Accepted:
    def decide(table: Table, asking: Seat, now: int) -> Sequence[Entry]:
        as_moderator(asking)
        return [] if line == table.pinned else [Pinned(line)]

    return await house.change(table_id, decide, who=who, lead=True)
