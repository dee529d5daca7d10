"""The log in SQLite: one file, nothing to install."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final, TypeVar

import apsw

from mahfel.store.faults import told
from mahfel.store.log import Deadline, Done, Failpoint, Row, StoreError, Unwritable, no_failure
from mahfel.store.schema import inspect
from mahfel.store.writer import Append, Writer, connect

T = TypeVar("T")

_READERS: Final = 2
_TABLES: Final = """
WITH RECURSIVE each (table_id) AS (
    SELECT min(table_id) FROM log
    UNION ALL
    SELECT (SELECT min(table_id) FROM log WHERE table_id > each.table_id) FROM each WHERE table_id IS NOT NULL
)
SELECT table_id FROM each WHERE table_id IS NOT NULL
"""


class SqliteLog:
    """A log in a SQLite file: WAL, ``synchronous=FULL``, one writer that commits in groups, readers beside it."""

    def __init__(self, path: Path, writer: Writer) -> None:
        self.path = path
        self.writer = writer
        self._readers = ThreadPoolExecutor(_READERS, thread_name_prefix="mahfel-reader")
        self._own = threading.local()
        self._connections: list[apsw.Connection] = []
        self._closed = False

    @classmethod
    async def open(cls, path: str | Path, *, failpoint: Failpoint = no_failure) -> SqliteLog:
        """Open the file, make it if there is none, and bring it to today's schema.

        Raises NewerDatabase and Corrupted, which leave the file as it is, StoreFull and Unwritable.
        """
        place = Path(path)
        with told():
            await asyncio.to_thread(inspect, place)
            return cls(place, Writer(place, failpoint))

    def put(
        self, table: str, expected: int, rows: Sequence[Row], deadlines: Sequence[Deadline] | None, done: Done
    ) -> None:
        """Begin to write rows; see ``Log.put``."""
        for number, row in enumerate(rows, expected + 1):
            if row.version != number:
                raise ValueError(f"row {row.version} where {number} should be")
        if self._closed:
            asyncio.get_running_loop().call_soon(done, Unwritable("the log is closed"))
        else:
            self.writer.put(Append(table, expected, rows, deadlines, done))

    async def append(
        self, table: str, expected: int, rows: Sequence[Row], deadlines: Sequence[Deadline] | None = None
    ) -> None:
        """Write rows durably, or none; see ``Log.append``."""
        written: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def done(fault: StoreError | None) -> None:
            if written.done():  # whoever waited has gone
                return
            if fault is None:
                written.set_result(None)
            else:
                written.set_exception(fault)

        self.put(table, expected, rows, deadlines, done)
        await written

    async def read(self, table: str, after: int = 0) -> list[Row]:
        """The rows of a table after a version."""
        query = "SELECT version, at, seat, id, entry FROM log WHERE table_id = ? AND version > ? ORDER BY version"

        def work(connection: apsw.Connection) -> list[Row]:
            return [Row(*values) for values in connection.execute(query, (table, after))]

        return await self._read(work)

    async def deadlines(self, before: int | None = None) -> list[Deadline]:
        """All deadlines, the earliest first."""
        query = "SELECT table_id, seat, at, decision FROM deadline WHERE ?1 IS NULL OR at <= ?1 ORDER BY at"

        def work(connection: apsw.Connection) -> list[Deadline]:
            return [Deadline(*values) for values in connection.execute(query, (before,))]

        return await self._read(work)

    async def tables(self) -> list[str]:
        """The ids of all tables."""

        def work(connection: apsw.Connection) -> list[str]:
            return [str(values[0]) for values in connection.execute(_TABLES)]

        return await self._read(work)

    async def close(self) -> None:
        """Write what is waiting and close the file."""
        if not self._closed:
            self._closed = True
            self._readers.shutdown()
            for connection in self._connections:
                connection.close()
            await asyncio.to_thread(self.writer.close)

    async def _read(self, work: Callable[[apsw.Connection], T]) -> T:
        def run() -> T:
            with told():
                connection: apsw.Connection | None = getattr(self._own, "connection", None)
                if connection is None:
                    connection = self._own.connection = connect(self.path, readonly=True)
                    self._connections.append(connection)
                return work(connection)

        if self._closed:
            raise Unwritable("the log is closed")
        return await asyncio.get_running_loop().run_in_executor(self._readers, run)
