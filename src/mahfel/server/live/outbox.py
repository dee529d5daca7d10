"""The link over an ASGI socket: an outbox with one writer task, which alone ever waits for the client."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import TypeAlias

Build: TypeAlias = Callable[[], list[bytes]]
"""Makes the messages that bring the client up to date, at the moment when the socket can take them."""

Transmit: TypeAlias = Callable[[bytes], Awaitable[None]]
Hang: TypeAlias = Callable[[int], Awaitable[None]]


class Outbox:
    """Notes in order, and at most one owed frame. `run` is the writer; it ends when the connection is closed."""

    __slots__ = ("_build", "_bytes", "_code", "_eased", "_hang", "_notes", "_owed", "_transmit", "_wake")

    def __init__(self, transmit: Transmit, hang: Hang, build: Build) -> None:
        self._transmit, self._hang, self._build = transmit, hang, build
        self._notes: deque[bytes] = deque()
        self._bytes = 0
        self._owed = False
        self._code: int | None = None
        self._wake = asyncio.Event()
        self._eased: asyncio.Event | None = None

    def push(self) -> None:
        """Owe a frame."""
        self._owed = True
        self._wake.set()

    def note(self, message: bytes) -> None:
        """Queue a message."""
        self._notes.append(message)
        self._bytes += len(message)
        self._wake.set()
        if self._eased is not None:
            self._eased.set()

    def close(self, code: int) -> None:
        """Hang up when the notes are out."""
        self._code = code
        self._wake.set()

    def buffered(self) -> int:
        """Bytes of notes that wait."""
        return self._bytes

    async def eased(self) -> None:
        """Wait until something was noted or written; the reader then asks whether its client may be read from again."""
        self._eased = self._eased or asyncio.Event()
        self._eased.clear()
        await self._eased.wait()

    async def run(self) -> None:
        """Write for as long as the connection lives. Raises what the socket raises when the client is gone."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._notes or self._owed:
                # The frame first: whoever reads that a move was accepted has seen what it led to.
                if self._owed:
                    self._owed = False
                    for message in self._build():
                        await self._transmit(message)
                await self._write_notes()
            if self._code is not None:
                await self._hang(self._code)
                return

    async def _write_notes(self) -> None:
        while self._notes:
            message = self._notes.popleft()
            await self._transmit(message)
            self._bytes -= len(message)
            if self._eased is not None:
                self._eased.set()
