"""picows as uvicorn's WebSocket protocol: the same port, the same event loop, HTTP untouched.

`picows.picows.WSProtocol` is not documented. So picows is pinned exactly, and the contract tests of links come before
any newer release.
"""

from __future__ import annotations

import asyncio
import logging
import socket
from functools import partial
from http import HTTPStatus
from typing import Any, cast

import uvicorn
from litestar.connection import ASGIConnection
from picows import WSAutoPingStrategy, WSUpgradeRequest, WSUpgradeResponse, WSUpgradeResponseWithListener
from picows.picows import WSProtocol  # type: ignore[attr-defined]
from uvicorn.protocols.utils import get_local_addr, get_remote_addr
from uvicorn.server import ServerState

from mahfel.engine.refusal import Refused
from mahfel.server.limits import MESSAGE_BYTES
from mahfel.server.live.picows_link import PicowsLink
from mahfel.server.live.pulse import Pulse
from mahfel.server.site import Connection, Site

_HANDSHAKE_S = 10
_RESTARTING = 1012
_BUFFER = 2048  # what clients send is short; the buffer grows with what comes


class _Log(logging.LoggerAdapter[logging.Logger]):
    """What picows tells of its connections is for whoever debugs; what goes wrong with them is the clients' doing."""

    def log(self, level: int, msg: object, *args: object, **more: Any) -> None:
        if self.logger.isEnabledFor(logging.DEBUG):
            super().log(logging.DEBUG, msg, *args, **more)

    def isEnabledFor(self, level: int) -> bool:  # noqa: N802 - logging's own name
        return False


_LOG = _Log(logging.getLogger("mahfel.live.picows"), {})


class PicowsProtocol(WSProtocol):  # type: ignore[misc]
    """One connection from the request to upgrade on; uvicorn makes it."""

    def __init__(
        self, site: Site, pulse: Pulse, config: uvicorn.Config, server_state: ServerState, app_state: Any
    ) -> None:
        super().__init__(
            None,
            None,
            False,
            self._welcome,
            _LOG,
            True,
            _HANDSHAKE_S,
            False,  # pings come from the pulse
            20,
            20,
            WSAutoPingStrategy.PING_WHEN_IDLE,
            False,  # and pongs from the link, which knows when to stop
            MESSAGE_BYTES,
            None,
            _BUFFER,
        )
        self._site, self._pulse, self._server = site, pulse, server_state

    def connection_made(self, transport: Any) -> None:
        """Uvicorn hands the socket over."""
        self._server.connections.add(cast("Any", self))
        super().connection_made(transport)
        # picows asks for acknowledgements at once; they had better travel with the answers.
        if hasattr(socket, "TCP_QUICKACK"):
            transport.get_extra_info("socket").setsockopt(socket.IPPROTO_TCP, socket.TCP_QUICKACK, 0)

    def connection_lost(self, exc: Exception | None) -> None:
        """The socket is closed."""
        self._server.connections.discard(cast("Any", self))
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Uvicorn repeats the request to upgrade by this way; all that follows goes straight into picows' buffer."""
        rest = memoryview(data)
        while rest:
            buffer = self.get_buffer(len(rest))
            size = min(len(buffer), len(rest))
            buffer[:size] = rest[:size]
            self.buffer_updated(size)
            rest = rest[size:]

    def shutdown(self) -> None:
        """The server ends: clients come back when there is another."""
        if isinstance(self.listener, PicowsLink):
            self.listener.close(_RESTARTING)
        elif self.transport is not None:
            self.transport.disconnect()

    def _welcome(self, request: WSUpgradeRequest) -> PicowsLink | WSUpgradeResponseWithListener:
        connection = _connection(request, self.transport.underlying_transport)
        table = _table_in(connection.scope["path"])
        try:
            self._site.check_origin(connection)
        except Refused:
            # A page of somebody else's gets no socket at all.
            table = None
        if table is None:
            forbidden = WSUpgradeResponse.create_error_response(HTTPStatus.FORBIDDEN)
            return WSUpgradeResponseWithListener(forbidden, None)
        return PicowsLink(self._site, self._pulse, connection, table)


def picows_protocol(site: Site) -> type[asyncio.Protocol]:
    """What uvicorn calls for each connection that wants to upgrade, for the live connections of this site."""
    return cast("type[asyncio.Protocol]", partial(PicowsProtocol, site, Pulse()))


def _table_in(path: str) -> str | None:
    match path.split("/"):
        case ["", "api", "tables", table, "live"]:
            return table
    return None


def _connection(request: WSUpgradeRequest, transport: Any) -> Connection:
    """The request in the words of the framework, so that cookies, tokens and languages are read by the same code."""
    path, _, query = request.path.partition(b"?")
    scope: dict[str, Any] = {
        "type": "websocket",
        "scheme": "ws",
        "path": path.decode("latin-1"),
        "raw_path": path,
        "query_string": query,
        "root_path": "",
        "headers": [
            (name.lower().encode("latin-1"), value.encode("latin-1", "replace"))
            for name, value in request.headers.items()
        ],
        "client": get_remote_addr(transport),
        "server": get_local_addr(transport),
        "state": {},
    }
    return ASGIConnection(cast("Any", scope))
