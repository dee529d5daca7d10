"""The broker as the tables see it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, TypeAlias

Hint: TypeAlias = Callable[[str, int], None]
"""Called with a table and a version that it has reached. Must return at once."""


class Broker(Protocol):
    """Tells all workers of a server that a table has moved on.

    No guarantee is needed: a worker that sees a jump or hears nothing reads the log.
    """

    def publish(self, table: str, version: int) -> None:
        """Tell whoever listens, this worker included. Never waits and never raises."""

    def listen(self, hint: Hint) -> Callable[[], None]:
        """Be told of every table from now on; the answer ends it."""

    def follow(self, table: str) -> None:
        """Somebody here is interested in this table; a broker may send only what is followed."""

    def unfollow(self, table: str) -> None:
        """Nobody here is interested any more."""

    async def close(self) -> None:
        """Say no more."""
