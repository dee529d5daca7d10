"""A line between a browser and the server that can be cut, as a tunnel cuts a train's."""

from __future__ import annotations

import asyncio
import contextlib
from dataclasses import dataclass, field


@dataclass
class Tunnel:
    """Carries every connection to `to` until `cut`; then none, until `mend`. `base` is its own address."""

    to: int
    base: str = ""
    open: bool = True
    _pairs: set[asyncio.StreamWriter] = field(default_factory=set)
    _carrying: set[asyncio.Task] = field(default_factory=set)
    _server: asyncio.Server | None = None

    async def __aenter__(self) -> Tunnel:
        self._server = await asyncio.start_server(self._accept, "127.0.0.1", 0)
        self.base = f"http://127.0.0.1:{self._server.sockets[0].getsockname()[1]}"
        return self

    async def __aexit__(self, *_: object) -> None:
        self._server.close()
        self.cut()
        await asyncio.gather(*self._carrying, return_exceptions=True)

    async def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if not self.open:
            writer.transport.abort()
            return
        try:
            there, back = await asyncio.open_connection("127.0.0.1", self.to)
        except OSError:
            writer.transport.abort()
            return
        self._pairs |= {writer, back}
        for source, target in ((reader, back), (there, writer)):
            task = asyncio.create_task(self._carry(source, target))
            self._carrying.add(task)
            task.add_done_callback(self._carrying.discard)

    async def _carry(self, source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while data := await source.read(65536):
                target.write(data)
                await target.drain()
        self._pairs.discard(target)
        target.transport.abort() if not self.open else target.close()

    def cut(self) -> None:
        """Drop every connection and take no new one."""
        self.open = False
        for writer in self._pairs:
            writer.transport.abort()
        self._pairs.clear()

    def mend(self) -> None:
        self.open = True
