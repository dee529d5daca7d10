"""The log as the tables see it: rows that are only ever appended, and the deadlines written with them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol, TypeAlias

import msgspec

Failpoint: TypeAlias = Callable[[str], None]
"""Called with the name of each place where a crash must do no harm; tests put a crash there."""


def no_failure(place: str) -> None:
    """The failpoint of every real server: nothing happens."""


class Row(msgspec.Struct, frozen=True):
    """One entry of one table.

    ``version``: 1 for the first row of a table, each next one more; ``at``: milliseconds since 1970, never less than
    the row before; ``seat``: who sent the command, None for the server itself; ``id``: the command's own name, by which
    a repetition is known; ``entry``: JSON, which the store does not read.
    """

    version: int
    at: int
    seat: int | None
    id: str | None
    entry: bytes


class Deadline(msgspec.Struct, frozen=True):
    """An instant (milliseconds since 1970) at which the default of a decision is due.

    ``decision``: the version at which ``seat`` of ``table`` was asked.
    """

    table: str
    seat: int
    at: int
    decision: int


class StoreError(Exception):
    """The log could not do it. Nothing was written."""


class Conflict(StoreError):  # noqa: N818 - an answer that is expected and acted upon
    """The table is at another version than the writer believed."""


class StoreFull(StoreError):  # noqa: N818
    """There is no space left; appends work again when there is."""


class Unwritable(StoreError):  # noqa: N818
    """The database refuses to be written or read for another reason (permissions, a broken disk)."""


class Corrupted(StoreError):  # noqa: N818
    """The file is damaged, or no database of ours."""


class NewerDatabase(StoreError):  # noqa: N818
    """A later release wrote this database; it was left as it is."""

    def __init__(self, found: int, known: int) -> None:
        super().__init__(f"the database has schema {found}, this release knows schemas up to {known}")
        self.found = found
        self.known = known


Done: TypeAlias = Callable[[StoreError | None], None]
"""Called once, from the event loop, when rows are safe (None) or were not written. Must return at once."""


class Log(Protocol):
    """What a store must do. All methods raise StoreError, and nothing else, when the database fails them."""

    def put(
        self, table: str, expected: int, rows: Sequence[Row], deadlines: Sequence[Deadline] | None, done: Done
    ) -> None:
        """Begin to write rows and return at once; see ``append``. ``done`` is never called before this has returned."""

    async def append(
        self, table: str, expected: int, rows: Sequence[Row], deadlines: Sequence[Deadline] | None = None
    ) -> None:
        """Write rows durably, or none of them.

        ``expected`` is the version of the table's last row (0: the table is new); the rows follow it without a gap.
        ``deadlines`` replaces all deadlines of the table; None leaves them as they are. When this returns, the rows
        survive a crash. Raises Conflict when the table is not at ``expected``, ValueError for rows with a gap.
        """

    async def read(self, table: str, after: int = 0) -> list[Row]:
        """The rows of a table with a version greater than ``after``, ascending; none for an unknown table."""

    async def deadlines(self, before: int | None = None) -> list[Deadline]:
        """All deadlines, the earliest first; with ``before`` only those at or before that instant."""

    async def tables(self) -> list[str]:
        """The ids of all tables, in no particular order."""

    async def close(self) -> None:
        """Finish what was begun and close the database."""
