"""The agenda: when which table is due. Deadlines themselves are rows of the log; this only rings in time."""

from __future__ import annotations

from collections.abc import Callable
from heapq import heappop, heappush

from mahfel.tables.clock import Clock, Wait


class Agenda:
    """One instant (ms) per table; ``ring`` is called with each table whose instant has come, once."""

    def __init__(self, clock: Clock, ring: Callable[[str], None]) -> None:
        self._clock = clock
        self._ring = ring
        self._due: dict[str, int] = {}
        self._heap: list[tuple[int, str]] = []
        self._wait: Wait | None = None
        self._armed: int | None = None

    def __len__(self) -> int:
        return len(self._due)

    def put(self, table: str, at: int | None) -> None:
        """Ring for this table at that instant instead of any other; None: not at all."""
        if self._due.get(table) == at:
            return
        if at is None:
            self._due.pop(table, None)
            return
        self._due[table] = at
        heappush(self._heap, (at, table))
        if len(self._heap) > 64 + 4 * len(self._due):  # most of it is out of date
            self._heap = sorted((instant, name) for name, instant in self._due.items())
        if self._armed is None or at < self._armed:
            self._arm()

    def close(self) -> None:
        """Ring no more."""
        if self._wait is not None:
            self._wait.cancel()
        self._wait, self._armed = None, None
        self._due.clear()
        self._heap.clear()

    def _arm(self) -> None:
        while self._heap and self._due.get(self._heap[0][1]) != self._heap[0][0]:
            heappop(self._heap)
        if self._wait is not None:
            self._wait.cancel()
            self._wait, self._armed = None, None
        if self._heap:
            self._armed = self._heap[0][0]
            self._wait = self._clock.call_at(self._armed, self._rung)

    def _rung(self) -> None:
        now = self._clock.now()
        self._wait, self._armed = None, None
        while self._heap and self._heap[0][0] <= now:
            at, table = heappop(self._heap)
            if self._due.get(table) == at:
                del self._due[table]
                self._ring(table)
        self._arm()
