"""Running the application: sockets, signals, and a graceful end."""

from __future__ import annotations

import asyncio
import signal
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TypeAlias

import uvicorn
from litestar.types import ASGIApp

from mahfel.server import garbage
from mahfel.server.limits import MESSAGE_BYTES

_PATIENCE_S = 5


SocketProtocol: TypeAlias = type[asyncio.Protocol]
"""What uvicorn makes for each connection that upgrades to a WebSocket."""


class Serving(uvicorn.Server):
    """A server that says when it listens, and ends by itself, with code 0, when it is asked to.

    Without `sockets` the live connections go through the application's own WebSocket route, without `http` requests
    are read by uvicorn's own protocol.
    """

    def __init__(
        self,
        app: ASGIApp,
        listening: Callable[[], None],
        sockets: SocketProtocol | None = None,
        http: type[asyncio.Protocol] | None = None,
    ) -> None:
        super().__init__(
            uvicorn.Config(
                app,
                loop="none",
                http=http or "httptools",
                ws=sockets or "websockets-sansio",
                ws_max_size=MESSAGE_BYTES,
                ws_per_message_deflate=False,
                lifespan="on",
                log_config=None,
                access_log=False,
                server_header=False,
                date_header=False,
                proxy_headers=False,
                timeout_graceful_shutdown=_PATIENCE_S,
            )
        )
        self._listening = listening

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to listen, and say so."""
        await super().startup(sockets)
        if self.started:
            self._listening()
            garbage.settle()

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """SIGTERM and SIGINT begin a graceful end: live connections are closed with 1012, and clients come back."""
        loop = asyncio.get_running_loop()
        signals = (signal.SIGTERM, signal.SIGINT)
        for number in signals:
            loop.add_signal_handler(number, self.handle_exit, number, None)
        try:
            yield
        finally:
            for number in signals:
                loop.remove_signal_handler(number)


def bind(host: str, port: int) -> socket.socket:
    """A bound socket; port 0 takes any free one. Raises OSError when that is not possible."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    try:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((host, port))
    except OSError:
        listener.close()
        raise
    listener.setblocking(False)
    return listener
