"""The application: routes, failures and the site, wired together."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar
from litestar.datastructures import State
from litestar.routes import HTTPRoute
from litestar.types import ASGIApp

from mahfel.server.door import Door
from mahfel.server.failing import HANDLERS
from mahfel.server.limits import BODY_BYTES
from mahfel.server.live.socket import LIVE_ROUTES
from mahfel.server.routes.drafts import DRAFT_ROUTES
from mahfel.server.routes.host import HOST_ROUTES
from mahfel.server.routes.leading import LEADING_ROUTES
from mahfel.server.routes.operations import OPERATION_ROUTES
from mahfel.server.routes.pages import PAGE_ROUTES
from mahfel.server.routes.passing import PASSING_ROUTES
from mahfel.server.routes.play import PLAY_ROUTES
from mahfel.server.routes.qr import QR_ROUTES
from mahfel.server.routes.record import RECORD_ROUTES
from mahfel.server.routes.seats import SEAT_ROUTES
from mahfel.server.routes.shelf import SHELF_ROUTES
from mahfel.server.routes.tables import TABLE_ROUTES
from mahfel.server.site import Site

ROUTES: tuple[Any, ...] = (
    *SHELF_ROUTES,
    *DRAFT_ROUTES,
    *TABLE_ROUTES,
    *SEAT_ROUTES,
    *HOST_ROUTES,
    *LEADING_ROUTES,
    *PASSING_ROUTES,
    *PLAY_ROUTES,
    *RECORD_ROUTES,
    *OPERATION_ROUTES,
    *QR_ROUTES,
    *LIVE_ROUTES,
    *PAGE_ROUTES,
)


def make_app(site: Site) -> ASGIApp:
    """The ASGI application of a site. Its lifespan starts and closes the house, and closes the rehearser."""

    @asynccontextmanager
    async def house_open(_: Litestar) -> AsyncIterator[None]:
        await site.house.start()
        try:
            yield
        finally:
            await site.rehearser.close()
            await site.house.close()

    litestar = Litestar(
        ROUTES,
        state=State({"site": site}),
        lifespan=[house_open],
        exception_handlers=HANDLERS,
        request_max_body_size=BODY_BYTES,
        openapi_config=None,
        logging_config=None,
    )
    return Door(litestar, site.metrics, _methods(litestar))


def _methods(app: Litestar) -> dict[str, str]:
    """The methods of every address, as an Allow header names them."""
    found: dict[str, set[str]] = {}
    for route in app.routes:
        if isinstance(route, HTTPRoute):
            for handler in route.route_handlers:
                found.setdefault(route.path_format, set()).update(map(str, handler.http_methods))
    return {path: ", ".join(sorted(methods)) for path, methods in found.items()}
