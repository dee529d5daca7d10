"""The house: the tables of this process, each a cache of its log."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, Final, TypeVar

from mahfel.broker import Broker, LocalBroker
from mahfel.engine import Refused, Seat, registry
from mahfel.store import Log, Row, StoreError
from mahfel.store.log import Failpoint, no_failure
from mahfel.tables import entries, fold
from mahfel.tables.absence import comes_back
from mahfel.tables.bell import Bell
from mahfel.tables.bot_play import BotRunner, Pause, human_pause, wake
from mahfel.tables.clock import Clock, SystemClock, Wait
from mahfel.tables.live_table import Listener, LiveTable
from mahfel.tables.presence import GRACE
from mahfel.tables.table import Table
from mahfel.tables.writing import SERVER, Accepted, Answer, Change, Decide, Done, catch_up, read, refusal_of

__all__ = ["SERVER", "Accepted", "Decide", "House"]

T = TypeVar("T")

_LOG = logging.getLogger(__name__)
_SWEEP: Final = 30_000  # ms between two looks for tables that nobody needs
_IDLE: Final = 60_000  # ms for which a table stays in memory after it was last needed


def _report(task: asyncio.Task[None]) -> None:
    if not task.cancelled() and (fault := task.exception()) is not None:
        _LOG.error("something beside the tables failed", exc_info=fault)


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
        self._bell = Bell(self)
        self._next_sweep: Wait | None = None
        self._unlisten: Callable[[], None] = lambda: None
        self._closed = False
        self._since = self.clock.now()

    # -- opening and closing ---------------------------------------------------------------------------------------

    async def start(self) -> None:
        """Begin: overdue decisions are played, the others get their clocks. No table is loaded for it."""
        self._unlisten = self._broker.listen(self._hinted)
        self._bell.begin(await self.log.deadlines())
        self._next_sweep = self.clock.call_at(self.clock.now() + _SWEEP, self._sweep)

    async def close(self) -> None:
        """Finish what was begun and close the log, the broker and the bots."""
        self._closed = True
        self._unlisten()
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.bots.close()
        await self.log.close()
        self._bell.close()
        if self._next_sweep is not None:
            self._next_sweep.cancel()
        await self._broker.close()
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
            "deadlines": len(self._bell),
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
        seat = None if who is None else live.table.seat_of(who)
        if seat is not None and comes_back(live.table, seat):
            self.beside(self._count_in(table_id, who))

    async def _count_in(self, table_id: str, who: str | None) -> None:
        """Whoever was not counted any more, and did not leave, is there again."""
        try:
            await self.change(table_id, lambda table, seat, now: comes_back(table, seat), who=who)
        except Refused as refusal:
            _LOG.warning("who is back at a table is not counted yet: %s", refusal)

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
        self,
        table_id: str,
        decide: Decide,
        *,
        who: str | None = None,
        command: str | None = None,
        lead: bool = False,
        quiet: bool = False,
    ) -> Accepted:
        """Do what a verb decides: write it durably, then show it.

        ``who``: the hash of the token of the person who asks (None: the server); ``command``: their id for this
        command, which gets the same answer when it comes again; ``lead``: whether a moderator may do it, who has no
        seat (``decide`` is then given ``MODERATOR``); ``quiet``: nobody is to notice that they are there, for the
        row that is written concerns them alone. Raises ``Refused``; then nothing has changed.
        """
        live = await self.live(table_id)
        answer: asyncio.Future[Accepted] = asyncio.get_running_loop().create_future()

        def done(given: Answer) -> None:
            if answer.done():  # whoever asked has gone; the change goes on without them
                return
            if isinstance(given, Exception):
                answer.set_exception(given)
            else:
                answer.set_result(given)

        self.submit(live, decide, done, who=who, command=command, lead=lead, quiet=quiet)
        return await answer

    def submit(
        self,
        live: LiveTable,
        decide: Decide,
        done: Done,
        *,
        who: str | None = None,
        command: str | None = None,
        lead: bool = False,
        quiet: bool = False,
    ) -> None:
        """The same without waiting: ``done`` is called once, with what ``change`` would return or raise."""
        live.line.join(Change(self, live, decide, who, command, done, lead=lead, quiet=quiet).begin)

    async def create(self, table_id: str, new: Sequence[entries.Entry]) -> Accepted:
        """Write the first entries of a new table. Raises ``Refused``."""
        now = self.clock.now()
        rows = [Row(number, now, None, None, entries.encode(entry)) for number, entry in enumerate(new, 1)]
        table = fold.load(table_id, rows, self.find)
        self.failpoint("before_append")
        try:
            await self.log.append(table_id, 0, rows, table.deadlines())
        except StoreError as fault:
            raise refusal_of(fault) from None
        self._live[table_id] = live = LiveTable(table, now, self._since)
        for chair in table.people():
            live.presence.seen(chair.token, now)
        if table.moderator is not None:
            live.presence.seen(table.moderator.token, now)
        self.publish(live)
        return Accepted(table.version)

    def publish(self, live: LiveTable) -> None:
        """A new version is safe in the log: let everybody know."""
        self.failpoint("before_publish")
        self.show(live)
        self._broker.publish(live.table.id, live.table.rows)
        self.failpoint("after_publish")

    def show(self, live: LiveTable) -> None:
        """A new version is in memory: set its clock, tell who listens here, let its bots think."""
        if self._closed:
            return
        self._bell.set(live.table)
        live.notify()
        wake(self, live)

    # -- behind the scenes -----------------------------------------------------------------------------------------

    def beside(self, work: Coroutine[Any, Any, None]) -> None:
        """Run something beside all else, at most until the house closes."""
        self._task(work).add_done_callback(_report)

    def _task(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _load(self, table_id: str) -> LiveTable:
        table = fold.load(table_id, await read(self, table_id), self.find)
        live = self._live[table_id] = LiveTable(table, self.clock.now(), self._since)
        self.show(live)
        return live

    def _hinted(self, table_id: str, rows: int) -> None:
        live = self._live.get(table_id)
        if live is not None and rows > live.table.rows:
            self.beside(self._follow_up(live, rows))

    async def _follow_up(self, live: LiveTable, rows: int) -> None:
        async with live.line.held():
            if rows > live.table.rows:
                await catch_up(self, live)

    def _sweep(self) -> None:
        if self._closed:
            return
        now = self.clock.now()
        for table_id, live in tuple(self._live.items()):
            if live.idle and now - live.used > _IDLE:
                del self._live[table_id]
        self._next_sweep = self.clock.call_at(now + _SWEEP, self._sweep)
