"""Clocks: where the tables get their time from."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Protocol

_LONGEST_WAIT_S = 60.0  # after that a wait looks at the wall clock again: a laptop may have slept, a clock been set


class Wait(Protocol):
    """Something that will be called and can still be called off."""

    def cancel(self) -> None:
        """Do not call it."""


class Clock(Protocol):
    """Instants are milliseconds since 1970."""

    def now(self) -> int:
        """This instant."""

    def call_at(self, at: int, callback: Callable[[], None]) -> Wait:
        """Call back once, at that instant or soon after it."""

    async def sleep(self, seconds: float) -> None:
        """Return after so many seconds."""


class SystemClock:
    """The machine's clock."""

    def now(self) -> int:
        """This instant by the wall clock."""
        return time.time_ns() // 1_000_000

    def call_at(self, at: int, callback: Callable[[], None]) -> Wait:
        """Call back from the running event loop."""
        return _WallWait(self, at, callback)

    async def sleep(self, seconds: float) -> None:
        """Let others work for so many seconds."""
        await asyncio.sleep(seconds)


class _WallWait:
    """A wait for an instant of the wall clock, which may jump under the loop's own clock."""

    def __init__(self, clock: SystemClock, at: int, callback: Callable[[], None]) -> None:
        self._clock, self._at, self._callback = clock, at, callback
        self._arm()

    def _arm(self) -> None:
        left = (self._at - self._clock.now()) / 1000
        self._handle = asyncio.get_running_loop().call_later(min(max(left, 0.0), _LONGEST_WAIT_S), self._ring)

    def _ring(self) -> None:
        if self._clock.now() >= self._at:
            self._callback()
        else:
            self._arm()

    def cancel(self) -> None:
        """Do not call back."""
        self._handle.cancel()
