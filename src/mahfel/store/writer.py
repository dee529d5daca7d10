"""The writer: one thread, one connection, and as many appends in each commit as are waiting."""

from __future__ import annotations

import asyncio
import logging
import threading
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Final

import apsw

from mahfel.store.faults import worded
from mahfel.store.log import Conflict, Deadline, Done, Failpoint, Row, StoreError
from mahfel.store.schema import migrate

_LOG = logging.getLogger(__name__)
_MOST: Final = 1000  # appends in one commit
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
        with suppress(apsw.Error):  # only a help for later queries
            self._connection.execute("PRAGMA optimize")
        self._connection.close()

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
        execute = self._connection.execute
        answers: list[tuple[Append, StoreError | None]] = []
        execute("BEGIN IMMEDIATE")
        try:
            for append in group:
                last = execute(_LAST, (append.table,)).get or 0
                if last != append.expected:
                    answers.append((append, Conflict(f"the table is at {last}, not at {append.expected}")))
                    continue
                for row in append.rows:
                    execute(_INSERT, (append.table, row.version, row.at, row.seat, row.id, row.entry))
                if append.deadlines is not None:
                    execute(_FORGET, (append.table,))
                    for due in append.deadlines:
                        execute(_REMEMBER, (append.table, due.seat, due.at, due.decision))
                answers.append((append, None))
            self._failpoint("before_commit")
            execute("COMMIT")
        except BaseException:
            if self._connection.in_transaction:
                execute("ROLLBACK")
            raise
        self._failpoint("after_commit")
        return answers


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
    return connection


def _tell(answers: list[tuple[Append, StoreError | None]]) -> None:
    for append, fault in answers:
        try:
            append.done(fault)
        except Exception:  # noqa: BLE001 - one caller's fault is not the next one's
            _LOG.exception("an append was not taken note of")
