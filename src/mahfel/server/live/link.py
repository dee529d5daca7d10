"""What a transport of live connections must do. Above this line nothing knows which kind of socket it is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, TypeAlias

Build: TypeAlias = Callable[[], list[bytes]]
"""Makes the messages that bring the client up to date, at the moment when the socket can take them."""


class Link(Protocol):
    """One connection. No method waits: a table never stands still for a client that does not read."""

    def push(self) -> None:
        """The table has changed. The client gets one frame, built when the socket can take more; further pushes until
        then change nothing, so a slow client skips views but no events."""

    def note(self, message: bytes) -> None:
        """Send this message as it is, after those noted before."""

    def close(self, code: int) -> None:
        """End the connection after what was noted has gone out."""

    def buffered(self) -> int:
        """Bytes that wait for the client to read."""
