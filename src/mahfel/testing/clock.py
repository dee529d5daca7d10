"""A clock that stands still until a test moves it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from heapq import heappop, heappush
from itertools import count

_YIELDS = 5  # rounds of the event loop after each instant: enough for what is already there to react


class FakeWait:
    """Something that will be called when the fake clock gets there."""

    def __init__(self, callback: Callable[[], None]) -> None:
        self.callback: Callable[[], None] | None = callback

    def cancel(self) -> None:
        """Do not call it."""
        self.callback = None


class FakeClock:
    """A clock for tests; instants are milliseconds since 1970. It fits wherever the tables want a ``Clock``.

    >>> clock = FakeClock(1000)
    >>> _ = clock.call_at(1500, lambda: print("it is", clock.now()))
    >>> asyncio.run(clock.advance(600))
    it is 1500
    >>> clock.now()
    1600
    """

    def __init__(self, now: int = 1_764_480_000_000) -> None:
        self._now = now
        self._heap: list[tuple[int, int, FakeWait]] = []
        self._order = count()

    def now(self) -> int:
        """The instant that the test has reached."""
        return self._now

    def call_at(self, at: int, callback: Callable[[], None]) -> FakeWait:
        """Call back when ``advance`` passes that instant; at once, by the event loop, when it is past already."""
        wait = FakeWait(callback)
        heappush(self._heap, (at, next(self._order), wait))
        if at <= self._now:
            asyncio.get_running_loop().call_soon(self._ring)
        return wait

    async def sleep(self, seconds: float) -> None:
        """Return when ``advance`` has passed so many seconds."""
        if seconds <= 0:
            await asyncio.sleep(0)
            return
        over = asyncio.Event()
        wait = self.call_at(self._now + max(1, round(seconds * 1000)), over.set)
        try:
            await over.wait()
        finally:
            wait.cancel()

    async def advance(self, ms: int) -> None:
        """Move on, instant by instant; whoever is called reacts before the clock goes further."""
        await _react()
        goal = self._now + ms
        while self._heap and self._heap[0][0] <= goal:
            self._now = max(self._now, self._heap[0][0])
            self._ring()
            await _react()
        self._now = goal
        await _react()

    def jump(self, ms: int) -> None:
        """Move on without calling anybody, as a suspended laptop does; the calls are made up for afterwards."""
        self._now += ms

    @property
    def waiting(self) -> int:
        """How many calls are still to come."""
        return sum(wait.callback is not None for _, _, wait in self._heap)

    def _ring(self) -> None:
        while self._heap and self._heap[0][0] <= self._now:
            _, _, wait = heappop(self._heap)
            callback, wait.callback = wait.callback, None
            if callback is not None:
                callback()


async def _react() -> None:
    for _ in range(_YIELDS):
        await asyncio.sleep(0)
