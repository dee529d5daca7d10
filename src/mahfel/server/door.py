"""The outermost layer of every request: security headers, counts, one line of log, closing after a refused body."""

from __future__ import annotations

import logging
import re
import time
from collections.abc import Mapping
from typing import Any

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from mahfel.server.headers import SECURITY
from mahfel.server.metrics import Metrics

_LOG = logging.getLogger("mahfel.http")
# A table's id is what its link is made of: whoever reads it may sit down. So logs carry its first letters only.
_TABLE = re.compile(r"(?<=/)(?=[^/]{16,})([A-Za-z0-9_-]{6})[A-Za-z0-9_-]+")


def redacted(path: str) -> str:
    """A path as it may stand in a log."""
    return _TABLE.sub(r"\1…", path)


class Door:
    """Wraps the application.

    `methods` names the methods of each address for OPTIONS; the framework's own list knows only the first handler.
    """

    def __init__(self, app: ASGIApp, metrics: Metrics, methods: Mapping[str, str]) -> None:
        self._app = app
        self._metrics = metrics
        self._methods = methods

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request; connections that are not HTTP go straight through."""
        if scope["type"] != ScopeType.HTTP:
            await self._app(scope, receive, send)
            return
        began = time.perf_counter()
        status = 500

        async def answer(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = [*message["headers"], *SECURITY]
                if status == 413:
                    # The rest of that body is not read: the connection ends with this answer.
                    headers.append((b"connection", b"close"))
                if scope["method"] == "OPTIONS":
                    headers = self._allowing(headers, scope)
                message["headers"] = headers
            await send(message)

        try:
            await self._app(scope, receive, answer)
        finally:
            self._count(scope, status, time.perf_counter() - began)

    def _allowing(self, headers: list[tuple[bytes, bytes]], scope: Any) -> list[tuple[bytes, bytes]]:
        known = self._methods.get(scope.get("path_template", ""))
        if known is None:
            return headers
        return [*((name, value) for name, value in headers if name.lower() != b"allow"), (b"allow", known.encode())]

    def _count(self, scope: Any, status: int, seconds: float) -> None:
        self._metrics.requests.add(method=scope["method"], status=str(status))
        self._metrics.latency.observe(seconds)
        level = logging.WARNING if status >= 500 else logging.DEBUG
        if _LOG.isEnabledFor(level):
            fields = {"method": scope["method"], "path": redacted(scope["path"]), "status": status}
            _LOG.log(level, "request", extra={"fields": {**fields, "ms": round(seconds * 1000, 1)}})
