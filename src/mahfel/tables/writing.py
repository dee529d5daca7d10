"""Writing: the one way in which a table changes. Decide, write durably, then show."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final, TypeAlias

import msgspec

from mahfel.engine import Refused, Seat
from mahfel.store import Conflict, Row, StoreError, StoreFull
from mahfel.tables import entries, fold
from mahfel.tables.live_table import LiveTable
from mahfel.tables.table import Table

if TYPE_CHECKING:
    from mahfel.tables.house import House

Decide: TypeAlias = Callable[[Table, Seat, int], Sequence[entries.Entry]]
"""What a verb does: the entries that it adds to a table, given who asks (-1: the server) and the instant (ms).

Raises ``Refused``. It may be called more than once, and it changes nothing.
"""

SERVER: Final[Seat] = -1
_LOG = logging.getLogger(__name__)


class Accepted(msgspec.Struct, frozen=True):
    """A command was done; ``version`` is the table's version after it."""

    version: int


async def write(house: House, live: LiveTable, decide: Decide, seat: Seat, command: str | None) -> Accepted:
    """Add what the verb decides. The caller holds the table's lock. Raises ``Refused``; then nothing has changed."""
    while True:
        table, now = live.table, max(house.clock.now(), live.table.touched)
        new = decide(table, seat, now)
        if not new:
            return Accepted(table.version)
        draft, rows, author = table.copy(), [], None if seat == SERVER else seat
        for number, entry in enumerate(new, 1):
            last = number == len(new)
            row = Row(table.version + number, now, author, command if last else None, entries.encode(entry))
            fold.apply(draft, row, entry)  # type: ignore[arg-type]  # every Entry is one of them
            rows.append(row)
        try:
            await append(house, table.version, rows, draft, table)
        except Conflict:  # another worker was faster: look again
            await catch_up(house, live)
            continue
        draft.settle()
        live.table = draft
        house.publish(live)
        return Accepted(draft.version)


async def append(house: House, expected: int, rows: Sequence[Row], draft: Table, before: Table | None = None) -> None:
    """Write the rows that make ``draft`` out of ``before``. Raises Conflict and ``Refused``: ``store.full``,
    ``store.failed``."""
    same = before is not None and draft.decisions is before.decisions and draft.chairs is before.chairs
    house.failpoint("before_append")
    try:
        await house.log.append(draft.id, expected, rows, None if same else draft.deadlines())
    except StoreFull:
        raise Refused("store.full") from None
    except Conflict:
        raise
    except StoreError as fault:
        _LOG.error("the log failed: %s", fault)
        raise Refused("store.failed") from None


async def catch_up(house: House, live: LiveTable) -> None:
    """Read what other workers wrote. The caller holds the table's lock."""
    rows = await read(house, live.table.id, live.table.version)
    if rows:
        draft = live.table.copy()
        for row in rows:
            fold.apply(draft, row, entries.decode(row.entry))
        draft.settle()
        live.table = draft
        house.show(live)


async def read(house: House, table_id: str, after: int = 0) -> list[Row]:
    """The rows of a table. Raises ``Refused("store.failed")``."""
    try:
        return await house.log.read(table_id, after)
    except StoreError as fault:
        _LOG.error("the log failed: %s", fault)
        raise Refused("store.failed") from None
