"""The bell: it rings for a table whose time has come, and what is due there is done."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from mahfel.engine import Refused, Seat
from mahfel.store import Deadline
from mahfel.tables.agenda import Agenda
from mahfel.tables.entries import Entry
from mahfel.tables.expire import due, expire
from mahfel.tables.table import Table

if TYPE_CHECKING:
    from mahfel.tables.house import House

_LOG = logging.getLogger(__name__)
_FULL_AGAIN: Final = 5_000  # ms until a deadline that found the store full tries again
_AT_ONCE: Final = 16  # tables loaded at the same time because they are due


class Bell:
    """Keeps the deadlines of all tables, loaded or not."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._agenda = Agenda(house.clock, lambda table_id: house.beside(self._rung(table_id)))
        self._few = asyncio.Semaphore(_AT_ONCE)

    def __len__(self) -> int:
        return len(self._agenda)

    def begin(self, deadlines: Sequence[Deadline]) -> None:
        """Take over what the log holds, the earliest first."""
        first: dict[str, int] = {}
        for deadline in deadlines:
            first.setdefault(deadline.table, deadline.at)
        for table_id, at in first.items():
            self._agenda.put(table_id, at)

    def set(self, table: Table) -> None:
        """Ring when this table is due as it is now."""
        self._agenda.put(table.id, due(table))

    def close(self) -> None:
        """Ring no more."""
        self._agenda.close()

    async def _rung(self, table_id: str) -> None:
        house = self._house
        house.failpoint("timer")
        try:
            async with self._few:
                live = await house.live(table_id)

                def decide(table: Table, _: Seat, now: int) -> Sequence[Entry]:
                    return expire(table, live.presence, now)

                await house.change(table_id, decide)
        except Refused as refusal:
            _LOG.warning("the deadline of a table could not be kept: %s", refusal)
            if refusal.code.startswith("store."):
                self._agenda.put(table_id, house.clock.now() + _FULL_AGAIN)
        else:
            self.set(live.table)
