"""What an operator's programs ask: health, metrics, the OpenAPI document."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, get

from mahfel import __version__
from mahfel.server.describing import describe
from mahfel.server.documents import document
from mahfel.server.encoding import encode
from mahfel.server.messages.answers import Health
from mahfel.server.openapi import openapi_document
from mahfel.server.site import site_of


@get("/healthz", opt=describe(summary="Whether the server takes requests.", answer=Health))
async def health(request: Request[Any, Any, Any]) -> Health:
    """Alive."""
    site = site_of(request)
    return Health(status="ok", version=__version__, tables=site.house.counts()["tables"])


@get("/metrics", opt=describe(summary="Counts and durations in Prometheus' text format.", media="text/plain"))
async def metrics(request: Request[Any, Any, Any]) -> Response[str]:
    """The exposition."""
    text = site_of(request).metrics.text()
    return Response(text, media_type="text/plain; version=0.0.4")


@get(
    "/schema/openapi.json",
    opt=describe(summary="This document.", answer=dict[str, Any]),
)
async def openapi(request: Request[Any, Any, Any]) -> Response[bytes]:
    """Every route with its bodies, answers and refusals."""
    site = site_of(request)
    if site.openapi is None:
        site.openapi = encode(openapi_document(request.app.routes))
    return document(request, site.openapi, "application/json")


OPERATION_ROUTES = (health, metrics, openapi)
