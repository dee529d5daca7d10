"""The line: whoever wants to change a table stands in it, and each has the table alone when it is their turn."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import TypeAlias

Turn: TypeAlias = Callable[[], None]
"""Called when the table is free. It must not raise, and it ends with ``Line.leave``, now or later."""


class Line:
    """First come, first served. Nothing here waits: a turn that has to wait for the log goes on when the log calls."""

    __slots__ = ("_busy", "_calling", "_turns")

    def __init__(self) -> None:
        self._turns: deque[Turn] = deque()
        self._busy = self._calling = False

    @property
    def busy(self) -> bool:
        """Whether somebody has the table, or waits for it."""
        return self._busy or bool(self._turns)

    def join(self, turn: Turn) -> None:
        """Have your turn, at once if nobody is before you."""
        self._turns.append(turn)
        self._call()

    def leave(self) -> None:
        """End your turn."""
        self._busy = False
        self._call()

    @asynccontextmanager
    async def held(self) -> AsyncIterator[None]:
        """Have the table for as long as the block lasts."""
        called: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.join(lambda: self.leave() if called.done() else called.set_result(None))
        try:
            await called
        except asyncio.CancelledError:
            if not called.cancelled():  # the turn had come all the same
                self.leave()
            raise
        try:
            yield
        finally:
            self.leave()

    def _call(self) -> None:
        # A loop rather than a call from turn to turn: a long line of refusals must not become a deep stack.
        if self._calling:
            return
        self._calling = True
        try:
            while self._turns and not self._busy:
                self._busy = True
                self._turns.popleft()()
        finally:
            self._calling = False
