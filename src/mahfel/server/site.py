"""What one server process holds: the tables, the texts, the client's files, the limits, the counts."""

from __future__ import annotations

import logging
from functools import partial
from typing import Any, cast

from litestar import Request
from litestar.connection import ASGIConnection

from mahfel.engine.refusal import Refused
from mahfel.server.frames import Around, standing_of
from mahfel.server.identity import Principal, Viewer, hashed, looks_like_table, secret_of
from mahfel.server.languages import negotiate
from mahfel.server.limits import Limiter
from mahfel.server.live.hub import Hub
from mahfel.server.messages.values import Lang
from mahfel.server.metrics import Metrics
from mahfel.server.origin import Origins
from mahfel.server.refusing import Refuser
from mahfel.server.rulebook.shelf import Shelf
from mahfel.server.settings import Settings
from mahfel.server.statics import Client
from mahfel.server.texts import Catalogues
from mahfel.tables.house import House
from mahfel.tables.live_table import LiveTable
from mahfel.tables.rehearsals import RehearsalProcess, Rehearser

_LOG = logging.getLogger("mahfel.server")
Connection = ASGIConnection[Any, Any, Any, Any]
AnyRequest = Request[Any, Any, Any]


class Site:
    """Everything that routes need; one per process, in the application's state."""

    def __init__(self, settings: Settings, house: House, rehearser: Rehearser | None = None) -> None:
        self.settings = settings
        self.house = house
        self.rehearser = rehearser or RehearsalProcess()
        self.texts = Catalogues()
        self.shelf = Shelf()
        self.client = Client()
        self.metrics = Metrics()
        self.origins = Origins((*settings.origins, *((settings.public,) if settings.public else ())))
        self.limiter = Limiter(settings.rates)
        self.refuser = Refuser(self.texts, self.metrics, self.limiter)
        self.hub = Hub(house, self.metrics)
        self.openapi: bytes | None = None
        for name, words in _GAUGES.items():
            self.metrics.watch(f"mahfel_{name}", words, partial(self._count, name))

    def _count(self, name: str) -> float:
        return self.hub.connections if name == "connections" else self.house.counts()[name]

    def fault(self, words: str, error: BaseException) -> None:
        """Count and log what should not have happened."""
        self.metrics.faults.add()
        _LOG.error(words, exc_info=error)

    # -- who asks --------------------------------------------------------------------------------------------------

    def address(self, connection: Connection) -> str:
        """The address a request comes from; behind a proxy of ours, the one that proxy names."""
        if self.settings.proxied:
            named = connection.headers.get("x-forwarded-for", "").rpartition(",")[2].strip()
            if named:
                return named[:64]
        return connection.client.host if connection.client else "?"

    def public_address(self, connection: Connection) -> str:
        """Scheme and host that people use, for links that leave this page."""
        if self.settings.public:
            return self.settings.public.rstrip("/")
        return str(connection.base_url).rstrip("/")

    def is_secure(self, connection: Connection) -> bool:
        """Whether people reach us by HTTPS, so that cookies may demand it."""
        return self.public_address(connection).startswith("https:")

    def lang(self, connection: Connection) -> Lang:
        """The language of an answer."""
        return negotiate(connection.query_params.get("lang"), connection.headers.get("accept-language"))

    async def principal(self, connection: Connection, table: str) -> tuple[LiveTable, Principal]:
        """The table, and who asks there. Without a secret, or with one that opens no seat any more, a spectator.

        Raises Refused: table.unknown; token.unknown for a bearer token that opens nothing at this table (a program must
        not take itself for a spectator); request.foreign_origin.
        """
        self.check_origin(connection)
        if not looks_like_table(table):
            raise Refused("table.unknown")
        bearer = connection.headers.get("authorization")
        secret_hash = hashed(secret_of(table, bearer, connection.cookies))
        live = await self.house.live(table)
        seat = None if secret_hash is None else live.table.viewer_of(secret_hash)
        if seat is None and bearer is not None:
            raise Refused("token.unknown")
        standing = standing_of(live.table, seat)
        return live, Principal(table, seat, standing, None if seat is None else secret_hash)

    def check_origin(self, connection: Connection) -> None:
        """Raise Refused("request.foreign_origin") for a page of somebody else's that wants to act or to read."""
        if not self.origins.trusts(connection.headers.get("origin"), connection.headers.get("host")):
            raise Refused("request.foreign_origin")

    def around(self, live: LiveTable) -> Around:
        """Who is about at this table."""
        return self.hub.around(live)

    def viewer(self, live: LiveTable, principal: Principal) -> Viewer:
        """Whose eyes an answer is for; raises Refused("watch.forbidden") where spectators are not welcome."""
        if principal.seat is None and not live.table.spectators:
            raise Refused("watch.forbidden")
        return principal.viewer

    # -- how often -------------------------------------------------------------------------------------------------

    def spend(self, rate: str, connection: Connection, principal: Principal | None = None) -> None:
        """Count one act against the limits; whoever holds a seat counts for themselves, all others by their address."""
        known = principal is not None and principal.secret_hash is not None
        self.limiter.spend(rate, principal.who if principal is not None and known else self.address(connection))


_GAUGES = {
    "tables": "Tables in memory.",
    "deadlines": "Tables with a deadline.",
    "listeners": "Subscriptions to tables.",
    "tasks": "Background tasks of the tables.",
    "connections": "Open live connections.",
}


def site_of(connection: Connection) -> Site:
    """The site this request is served by."""
    return cast("Site", connection.app.state["site"])
