"""What a transport of live connections must do. Above this line nothing knows which kind of socket it is."""

from __future__ import annotations

from typing import Final, Protocol

MOST_UNREAD: Final = 64 * 1024
"""Bytes: a client for whom more than these wait does not read, and is not read from either until it does."""

MOST_UNDONE: Final = 16
"""Commands: a client of whom so many wait for their turn is not read from until they are done."""


class Link(Protocol):
    """One connection. No method waits: a table never stands still for a client that does not read.

    A link gives each message of its client to ``Session.receive`` and stops reading while the session is ``full``.
    """

    def push(self) -> None:
        """The table has changed. The client gets one frame, built when the socket can take more; further pushes until
        then change nothing, so a slow client skips views but no events."""

    def note(self, message: bytes) -> None:
        """Send this message as it is, after those noted before."""

    def close(self, code: int) -> None:
        """End the connection after what was noted has gone out."""

    def buffered(self) -> int:
        """Bytes that wait for the client to read."""
