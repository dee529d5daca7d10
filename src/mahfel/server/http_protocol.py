"""HTTP with bounds: a request's head is small and comes soon, or the connection ends.

Bodies are bounded by the application; what comes before, between and after their pieces never reaches it.
"""

from __future__ import annotations

import asyncio
from functools import partial
from http import HTTPStatus
from typing import Any, Final, cast

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from mahfel.engine.refusal import Refused
from mahfel.server.encoding import encode
from mahfel.server.errors import status_of
from mahfel.server.languages import DEFAULT
from mahfel.server.site import Site

HEAD_BYTES: Final = 64 * 1024
"""Of a request line and headers; also of trailers and of whatever else stands between the pieces of a body."""

REQUEST_S: Final = 30.0
"""Seconds from the beginning of a connection, or of a request, to the end of that request."""


class BoundedHttp(HttpToolsProtocol):
    """One connection; uvicorn makes it."""

    def __init__(self, site: Site, *given: Any, **more: Any) -> None:
        super().__init__(*given, **more)
        self._site = site
        self._unread = self._named = 0
        self._late: asyncio.TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:
        """Somebody is there, and may take so long to say what they want."""
        super().connection_made(transport)
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        """They are gone."""
        self._arrived()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Some bytes; too many without anything whole among them are the last."""
        self._unread += len(data)
        super().data_received(data)
        if self._unread > HEAD_BYTES and not self.transport.is_closing():
            self._refuse("request.too_large")

    def on_message_begin(self) -> None:
        """A request begins."""
        self._named = 0
        self._wait()
        super().on_message_begin()

    def on_url(self, url: bytes) -> None:
        """A piece of the address. What is raised here, the parser reports as a request that it cannot read."""
        self._name(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        """A header, or a trailer."""
        self._name(len(name) + len(value))
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        """The head is whole."""
        self._unread = 0
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        """A piece of the body."""
        self._unread = 0
        super().on_body(body)

    def on_message_complete(self) -> None:
        """The request is whole."""
        self._unread = 0
        self._arrived()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """From here on it is a live connection, which has bounds of its own."""
        self._arrived()
        super().handle_websocket_upgrade()

    def send_400_response(self, msg: str) -> None:
        """Refuse what is no HTTP."""
        self._refuse("request.malformed")

    def _refuse(self, code: str) -> None:
        # Nothing was read that would say in which language.
        body = encode(self._site.refuser.tell(Refused(code), DEFAULT))
        status = HTTPStatus(status_of(code))
        head = f"HTTP/1.1 {status.value} {status.phrase}\r\ncontent-type: application/json\r\n"
        self.transport.write(f"{head}content-length: {len(body)}\r\nconnection: close\r\n\r\n".encode() + body)
        self.transport.close()

    def _name(self, size: int) -> None:
        self._named += size
        if self._named > HEAD_BYTES:
            raise ValueError("the head is too large")

    def _wait(self) -> None:
        self._arrived()
        self._late = asyncio.get_running_loop().call_later(REQUEST_S, self.transport.close)

    def _arrived(self) -> None:
        if self._late is not None:
            self._late.cancel()
            self._late = None


def http_protocol(site: Site) -> type[asyncio.Protocol]:
    """What uvicorn calls for each connection."""
    return cast("type[asyncio.Protocol]", partial(BoundedHttp, site))
