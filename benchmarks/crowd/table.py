"""One table under load. One move at a time is under way; it is done when the last seat has the frame after it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable
from time import perf_counter

Done = Callable[["Table", float], None]
"""Called when a move is done, with the seconds since it was due."""


class Table(ABC):
    """Four seats, each with a connection of its own."""

    def __init__(self) -> None:
        self.busy = False
        self.over = False
        self.waiting: deque[float] = deque()
        self.done: Done = _nobody_listens
        self._due = 0.0

    def fire(self, due: float) -> None:
        """Make the next move. `due` is when it should have gone out, so that a server that stalls cannot hide it."""
        self.busy = True
        self._due = due
        self.send()

    def settle(self) -> None:
        """The last seat has the frame."""
        self.busy = False
        self.done(self, perf_counter() - self._due)

    @abstractmethod
    def send(self) -> None:
        """Send one legal move of a seat that may move."""

    @abstractmethod
    def close(self) -> None:
        """Hang up all seats."""


def _nobody_listens(_table: Table, _seconds: float) -> None:
    """Moves outside of a measurement."""


class Traffic:
    """What has come in on all sockets of a crowd since it was last cleared."""

    def __init__(self) -> None:
        self.frames = self.bytes = self.largest = self.refused = 0

    def frame(self, size: int) -> None:
        """A frame with a view has come in."""
        self.frames += 1
        self.bytes += size
        if size > self.largest:
            self.largest = size

    def clear(self) -> None:
        """Count from here on."""
        self.frames = self.bytes = self.largest = self.refused = 0
