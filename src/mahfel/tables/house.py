"""The house: the tables of this process, each a cache of its log."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, Final, TypeAlias, TypeVar

import msgspec

from mahfel.broker import Broker, LocalBroker
from mahfel.engine import Refused, Seat, registry
from mahfel.store import Conflict, Log, Row, StoreError, StoreFull
from mahfel.store.log import Failpoint, no_failure
from mahfel.tables import entries, fold
from mahfel.tables.agenda import Agenda
from mahfel.tables.bot_play import BotRunner, Pause, human_pause, wake
from mahfel.tables.clock import Clock, SystemClock
from mahfel.tables.expire import due, expire
from mahfel.tables.live_table import Listener, LiveTable
from mahfel.tables.presence import GRACE
from mahfel.tables.table import Table

Decide: TypeAlias = Callable[[Table, Seat, int], Sequence[entries.Entry]]
"""What a verb does: the entries that it adds to a table, given who asks (-1: the server) and the instant (ms).

Raises ``Refused``. It may be called more than once, and it changes nothing.
"""

T = TypeVar("T")

SERVER: Final[Seat] = -1
_LOG = logging.getLogger(__name__)
_SWEEP: Final = 30_000  # ms between two looks for tables that nobody needs
_IDLE: Final = 60_000  # ms for which a table stays in memory after it was last needed
_FULL_AGAIN: Final = 5_000  # ms until a deadline that found the store full tries again
_AT_ONCE: Final = 16  # tables loaded at the same time because they are due


class Accepted(msgspec.Struct, frozen=True):
    """A command was done; ``version`` is the table's version after it."""

    version: int


class House:
    """All tables that this process serves.

    It owns the log, the broker and the bots it is given, and closes them. ``find`` finds a game by key.
    """

    def __init__(
        self,
        log: Log,
        bots: BotRunner,
        *,
        clock: Clock | None = None,
        broker: Broker | None = None,
        find: fold.FindGame = registry.find,
        pause: Pause = human_pause,
        failpoint: Failpoint = no_failure,
    ) -> None:
        self.log = log
        self.bots = bots
        self.clock: Clock = clock or SystemClock()
        self.find = find
        self.pause = pause
        self.failpoint = failpoint
        self._broker: Broker = broker or LocalBroker()
        self._live: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._agenda = Agenda(self.clock, self._ring)
        self._few = asyncio.Semaphore(_AT_ONCE)
        self._unlisten: Callable[[], None] = lambda: None
        self._closed = False
        self._since = self.clock.now()

    # -- opening and closing ---------------------------------------------------------------------------------------

    async def start(self) -> None:
        """Begin: overdue decisions are played, the others get their clocks. No table is loaded for it."""
        self._unlisten = self._broker.listen(self._hinted)
        first: dict[str, int] = {}
        for deadline in await self.log.deadlines():
            first.setdefault(deadline.table, deadline.at)
        for table, at in first.items():
            self._agenda.put(table, at)
        self.clock.call_at(self.clock.now() + _SWEEP, self._sweep)

    async def close(self) -> None:
        """Finish what was begun and close the log, the broker and the bots."""
        self._closed = True
        self._unlisten()
        self._agenda.close()
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.bots.close()
        await self._broker.close()
        await self.log.close()
        self._live.clear()

    # -- reading ---------------------------------------------------------------------------------------------------

    async def table(self, table_id: str) -> Table:
        """The table at its present version, not to be changed. Raises ``Refused("table.unknown")`` and ``store.*``."""
        return (await self.live(table_id)).table

    async def live(self, table_id: str) -> LiveTable:
        """The table in memory, loaded when need be."""
        found = self._live.get(table_id)
        if found is None:
            task = self._loading.get(table_id)
            if task is None:
                task = self._loading[table_id] = self._task(self._load(table_id))
                task.add_done_callback(lambda _: self._loading.pop(table_id, None))
            found = await asyncio.shield(task)
        found.used = self.clock.now()
        return found

    def counts(self) -> dict[str, int]:
        """Numbers for metrics: tables in memory, tables with a deadline, listeners, tasks."""
        return {
            "tables": len(self._live),
            "deadlines": len(self._agenda),
            "listeners": sum(len(live.listeners) for live in self._live.values()),
            "tasks": len(self._tasks),
        }

    # -- following -------------------------------------------------------------------------------------------------

    async def subscribe(self, table_id: str, listener: Listener) -> Callable[[], None]:
        """Be told when a table changes; the answer ends it. A listener must return at once and must not raise."""
        live = await self.live(table_id)
        live.listeners.append(listener)
        self._broker.follow(table_id)

        def stop() -> None:
            if listener in live.listeners:
                live.listeners.remove(listener)
                if not live.listeners:
                    self._broker.unfollow(table_id)
            live.used = self.clock.now()

        return stop

    async def arrive(self, table_id: str, who: str | None) -> None:
        """A connection was opened by the holder of a token (its hash; None: a spectator)."""
        live = await self.live(table_id)
        live.presence.arrive(who, self.clock.now())
        live.notify()

    def depart(self, table_id: str, who: str | None) -> None:
        """That connection was closed. The seat turns grey a few seconds later, unless its owner is back."""
        live = self._live.get(table_id)
        if live is not None:
            now = self.clock.now()
            live.presence.depart(who, now)
            live.used = now
            if who is None:
                live.notify()
            else:
                self.clock.call_at(now + GRACE, live.notify)

    def here(self, table_id: str) -> frozenset[Seat]:
        """The seats whose people are connected, or were a few seconds ago."""
        live = self._live.get(table_id)
        return live.presence.here(live.table, self.clock.now()) if live else frozenset()

    def watchers(self, table_id: str) -> int:
        """How many spectators are connected."""
        live = self._live.get(table_id)
        return live.presence.watchers if live else 0

    # -- changing --------------------------------------------------------------------------------------------------

    async def change(
        self, table_id: str, decide: Decide, *, who: str | None = None, command: str | None = None
    ) -> Accepted:
        """Do what a verb decides: write it durably, then show it.

        ``who``: the hash of the token of the person who asks (None: the server); ``command``: their id for this
        command, which gets the same answer when it comes again. Raises ``Refused``; then nothing has changed.
        """
        # A caller who goes away must not leave behind a row that nobody was told of.
        return await asyncio.shield(self._task(self._change(table_id, decide, who, command)))

    async def _change(self, table_id: str, decide: Decide, who: str | None, command: str | None) -> Accepted:
        live = await self.live(table_id)
        async with live.lock:
            if who is None:
                return await self._write(live, decide, SERVER, None)
            seat = live.table.seat_of(who)
            if seat is None:
                raise Refused("seat.not_yours")
            live.presence.seen(who, self.clock.now())
            if command is None:
                return await self._write(live, decide, seat, None)
            before = live.table.answered(seat, command)
            if before is not None:
                return Accepted(before)
            live.refuse_again(who, command)
            try:
                return await self._write(live, decide, seat, command)
            except Refused as refusal:
                if not refusal.code.startswith("store."):
                    live.remember(who, command, refusal)
                raise

    async def create(self, table_id: str, new: Sequence[entries.Entry]) -> Accepted:
        """Write the first entries of a new table. Raises ``Refused``."""
        now = self.clock.now()
        rows = [Row(number, now, None, None, entries.encode(entry)) for number, entry in enumerate(new, 1)]
        table = fold.load(table_id, rows, self.find)
        await self._append(table_id, 0, rows, table)
        self._live[table_id] = live = LiveTable(table, now, self._since)
        for chair in table.people():
            live.presence.seen(chair.token, now)
        self._publish(live)
        return Accepted(table.version)

    async def _write(self, live: LiveTable, decide: Decide, seat: Seat, command: str | None) -> Accepted:
        while True:
            table, now = live.table, max(self.clock.now(), live.table.touched)
            new = decide(table, seat, now)
            if not new:
                return Accepted(table.version)
            draft, rows, author = table.copy(), [], None if seat == SERVER else seat
            for number, entry in enumerate(new, 1):
                last = number == len(new)
                row = Row(table.version + number, now, author, command if last else None, entries.encode(entry))
                fold.apply(draft, row, entry)  # type: ignore[arg-type]
                rows.append(row)
            try:
                await self._append(table.id, table.version, rows, draft, table)
            except Conflict:  # another worker was faster: look again
                await self._catch_up(live)
                continue
            draft.settle()
            live.table = draft
            self._publish(live)
            return Accepted(draft.version)

    async def _append(
        self, table_id: str, expected: int, rows: Sequence[Row], draft: Table, before: Table | None = None
    ) -> None:
        deadlines = draft.deadlines()
        changed = deadlines if before is None or deadlines != before.deadlines() else None
        self.failpoint("before_append")
        try:
            await self.log.append(table_id, expected, rows, changed)
        except StoreFull:
            raise Refused("store.full") from None
        except Conflict:
            raise
        except StoreError as fault:
            _LOG.error("the log failed: %s", fault)
            raise Refused("store.failed") from None

    def _publish(self, live: LiveTable) -> None:
        table = live.table
        self.failpoint("before_publish")
        self._agenda.put(table.id, due(table))
        live.notify()
        self._broker.publish(table.id, table.version)
        self.failpoint("after_publish")
        wake(self, live)

    # -- behind the scenes -----------------------------------------------------------------------------------------

    def beside(self, work: Coroutine[Any, Any, None]) -> None:
        """Run something beside all else, at most until the house closes."""
        self._task(work)  # type: ignore[unused-awaitable]

    def _task(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _load(self, table_id: str) -> LiveTable:
        try:
            rows = await self.log.read(table_id)
        except StoreError as fault:
            _LOG.error("the log failed: %s", fault)
            raise Refused("store.failed") from None
        live = self._live[table_id] = LiveTable(fold.load(table_id, rows, self.find), self.clock.now(), self._since)
        self._agenda.put(table_id, due(live.table))
        wake(self, live)
        return live

    async def _catch_up(self, live: LiveTable) -> None:
        """Read what other workers wrote. The caller holds the table's lock."""
        try:
            rows = await self.log.read(live.table.id, live.table.version)
        except StoreError:
            raise Refused("store.failed") from None
        draft = live.table.copy()
        for row in rows:
            fold.apply(draft, row, entries.decode(row.entry))
        draft.settle()
        live.table = draft
        self._agenda.put(draft.id, due(draft))
        live.notify()
        wake(self, live)

    def _hinted(self, table_id: str, version: int) -> None:
        live = self._live.get(table_id)
        if live is not None and version > live.table.version:
            self.beside(self._follow_up(live, version))

    async def _follow_up(self, live: LiveTable, version: int) -> None:
        async with live.lock:
            if version > live.table.version:
                await self._catch_up(live)

    def _ring(self, table_id: str) -> None:
        self.beside(self._rung(table_id))

    async def _rung(self, table_id: str) -> None:
        self.failpoint("timer")
        try:
            async with self._few:
                live = await self.live(table_id)
                await self.change(table_id, lambda table, _, now: expire(table, live.presence, now))
        except Refused as refusal:
            _LOG.warning("the deadline of a table could not be kept: %s", refusal)
            if refusal.code.startswith("store."):
                self._agenda.put(table_id, self.clock.now() + _FULL_AGAIN)
        else:
            self._agenda.put(table_id, due(live.table))

    def _sweep(self) -> None:
        if self._closed:
            return
        now = self.clock.now()
        for table_id, live in tuple(self._live.items()):
            if live.idle and now - live.used > _IDLE:
                del self._live[table_id]
        self.clock.call_at(now + _SWEEP, self._sweep)
