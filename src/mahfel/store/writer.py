"""The writer: one thread, one connection, and as many appends in each commit as are waiting."""

from __future__ import annotations

import asyncio
import logging
import threading
import time
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Any, Final

import apsw

from mahfel.store.faults import worded
from mahfel.store.log import Conflict, Deadline, Done, Failpoint, Row, StoreError
from mahfel.store.schema import migrate

_LOG = logging.getLogger(__name__)
_MOST: Final = 1000  # appends in one commit
# A writer that is pressed takes breath after each commit, so that more appends share the next flush and the event loop
# works meanwhile: a quarter of the writer's time for a move, and nobody who plays notices. One that is not never waits.
_PRESSED: Final = 1500  # appends a second
_BREATH_S: Final = 0.004
_LOOK_S: Final = 0.05  # between two looks at how pressed it is
# Pages in the write-ahead log until they are carried over into the file, 32 MB. Commits wait for that, for as long as
# there are different pages, and under load they are the same ones over and over.
_CHECKPOINT: Final = 8000
_REMEMBERED: Final = 50_000  # tables whose last version is kept in memory
_OTHERS: Final = "PRAGMA data_version"
_LAST: Final = "SELECT max(version) FROM log WHERE table_id = ?"
_INSERT: Final = "INSERT INTO log VALUES (?, ?, ?, ?, ?, ?)"
_FORGET: Final = "DELETE FROM deadline WHERE table_id = ?"
_REMEMBER: Final = "INSERT INTO deadline VALUES (?, ?, ?, ?)"


class Append:
    """One append that waits for its commit."""

    __slots__ = ("deadlines", "done", "expected", "rows", "table")

    def __init__(
        self, table: str, expected: int, rows: Sequence[Row], deadlines: Sequence[Deadline] | None, done: Done
    ) -> None:
        self.table, self.expected, self.rows, self.deadlines, self.done = table, expected, rows, deadlines, done


class Writer:
    """Commits appends in the order in which they came, in groups; waiting appends share one flush to the disk."""

    def __init__(self, path: Path, failpoint: Failpoint) -> None:
        self._failpoint = failpoint
        self._queue: SimpleQueue[Append | None] = SimpleQueue()
        self._loop = asyncio.get_running_loop()
        self._connection = connect(path)
        migrate(self._connection)
        self._last: dict[str, int] = {}
        self._seen: object = None
        self._looked = (time.monotonic(), 0)
        self._pressed = False
        self.groups = 0
        self.appends = 0
        self._thread = threading.Thread(target=self._run, name="mahfel-writer", daemon=True)
        self._thread.start()

    @property
    def connection(self) -> apsw.Connection:
        """The connection, for tests that take its space away; the thread's own otherwise."""
        return self._connection

    def put(self, append: Append) -> None:
        """Let it be written."""
        self._queue.put(append)

    def close(self) -> None:
        """Write what is waiting and end. Blocks until it is done."""
        self._queue.put(None)
        self._thread.join()

    # -- in the thread ---------------------------------------------------------------------------------------------

    def _run(self) -> None:
        while (first := self._queue.get()) is not None:
            group, ending = [first], False
            while len(group) < _MOST:
                try:
                    following = self._queue.get_nowait()
                except Empty:
                    break
                if following is None:
                    ending = True
                    break
                group.append(following)
            self._commit(group)
            if ending:
                break
            if self._is_pressed():
                time.sleep(_BREATH_S)
        with suppress(apsw.Error):  # only a help for later queries
            self._connection.execute("PRAGMA optimize")
        self._connection.close()

    def _is_pressed(self) -> bool:
        since, before = self._looked
        now = time.monotonic()
        if now - since >= _LOOK_S:
            self._pressed = (self.appends - before) / (now - since) > _PRESSED
            self._looked = (now, self.appends)
        return self._pressed

    def _commit(self, group: list[Append]) -> None:
        try:
            answers = self._write(group)
        except Exception as fault:  # noqa: BLE001 - whatever went wrong, everybody must hear of it
            if len(group) > 1:  # one that does not fit must not take the others with it
                for append in group:
                    self._commit([append])
                return
            answers = [(group[0], worded(fault))]
        self.groups += 1
        self.appends += len(group)
        self._loop.call_soon_threadsafe(_tell, answers)

    def _write(self, group: list[Append]) -> list[tuple[Append, StoreError | None]]:
        connection = self._connection
        connection.execute("BEGIN IMMEDIATE")
        try:
            answers = self._fitting(group)
            written = [append for append, fault in answers if fault is None]
            connection.executemany(_INSERT, _rows(written))
            dated = _last_deadlines(written)
            if dated:
                connection.executemany(_FORGET, [(table,) for table in dated])
                connection.executemany(_REMEMBER, _deadlines(dated))
            self._failpoint("before_commit")
            connection.execute("COMMIT")
        except BaseException:
            self._last.clear()
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise
        self._failpoint("after_commit")
        return answers

    def _fitting(self, group: list[Append]) -> list[tuple[Append, StoreError | None]]:
        """Which appends follow their table's last row, as the group before them leaves it.

        The last versions are remembered for as long as nobody else writes to the file, which SQLite tells; and the
        transaction is begun, so that nobody can before it ends.
        """
        execute, last = self._connection.execute, self._last
        seen = execute(_OTHERS).get
        if seen != self._seen or len(last) > _REMEMBERED:
            self._seen = seen
            last.clear()
        answers: list[tuple[Append, StoreError | None]] = []
        for append in group:
            found = last.get(append.table)
            if found is None:
                found = execute(_LAST, (append.table,)).get or 0
            if found == append.expected:
                last[append.table] = found + len(append.rows)
                answers.append((append, None))
            else:
                last[append.table] = found
                answers.append((append, Conflict(f"the table is at {found}, not at {append.expected}")))
        return answers


def _rows(appends: Iterable[Append]) -> list[tuple[Any, ...]]:
    return [
        (append.table, row.version, row.at, row.seat, row.id, row.entry) for append in appends for row in append.rows
    ]


def _last_deadlines(appends: Iterable[Append]) -> dict[str, Sequence[Deadline]]:
    """What the last append of each table leaves of deadlines."""
    return {append.table: append.deadlines for append in appends if append.deadlines is not None}


def _deadlines(dated: Mapping[str, Sequence[Deadline]]) -> list[tuple[Any, ...]]:
    return [(table, due.seat, due.at, due.decision) for table, each in dated.items() for due in each]


def connect(path: Path, *, readonly: bool = False) -> apsw.Connection:
    """A connection to the database; one that writes makes the file when there is none."""
    if readonly:
        connection = apsw.Connection(str(path), flags=apsw.SQLITE_OPEN_READONLY)
    else:
        connection = apsw.Connection(str(path))
    connection.set_busy_timeout(5000)
    if not readonly:
        connection.pragma("journal_mode", "wal")
        connection.pragma("synchronous", "full")
        connection.pragma("wal_autocheckpoint", _CHECKPOINT)
    return connection


def _tell(answers: list[tuple[Append, StoreError | None]]) -> None:
    for append, fault in answers:
        try:
            append.done(fault)
        except Exception:  # noqa: BLE001 - one caller's fault is not the next one's
            _LOG.exception("an append was not taken note of")
