"""Exception handlers: whatever goes wrong becomes a coded refusal in the reader's language."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException, NotFoundException
from litestar.types import ExceptionHandlersMap

from mahfel.engine.refusal import Refused
from mahfel.server.errors import MAY_RETRY, status_of
from mahfel.server.messages.answers import Refusal
from mahfel.server.site import site_of

AnyRequest = Request[Any, Any, Any]


def refused(request: AnyRequest, refusal: Refused) -> Response[Refusal]:
    """A refusal of ours."""
    site = site_of(request)
    told = site.refuser.tell(refusal, site.lang(request))
    headers = {"cache-control": "no-store"}
    if refusal.code in MAY_RETRY:
        headers["retry-after"] = str(refusal.arguments.get("seconds", 5))
    return Response(told, status_code=status_of(refusal.code), headers=headers)


def refused_by_router(request: AnyRequest, error: HTTPException) -> Response[Refusal]:
    """What the router refuses before any handler of ours is asked."""
    if isinstance(error, NotFoundException):
        return refused(request, Refused("route.unknown"))
    if error.status_code == 405:
        answer = refused(request, Refused("route.method"))
        answer.headers.update(error.headers or {})
        return answer
    if error.status_code == 413:
        return refused(request, Refused("request.too_large"))
    if error.status_code < 500:
        return refused(request, Refused("request.malformed"))
    return failed(request, error)


def failed(request: AnyRequest, error: Exception) -> Response[Refusal]:
    """A fault of ours: logged in full, told in general."""
    site_of(request).fault("a request failed", error)
    return refused(request, Refused("server.fault"))


HANDLERS: ExceptionHandlersMap = {
    Refused: refused,
    HTTPException: refused_by_router,
    Exception: failed,
}
