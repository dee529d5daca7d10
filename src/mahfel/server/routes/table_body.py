"""What every route of a table begins with: the limits, the table, who asks, and the body."""

from __future__ import annotations

from typing import TypeVar

import msgspec
from litestar import Response

from mahfel.engine.refusal import Refused
from mahfel.server.describing import Parameter
from mahfel.server.encoding import encode
from mahfel.server.identity import Principal, cookie
from mahfel.server.reading import read
from mahfel.server.site import AnyRequest, Site, site_of
from mahfel.tables.live_table import LiveTable

T = TypeVar("T", bound=msgspec.Struct)

READING = ("table.unknown", "table.unreadable", "table.rules_version", "token.unknown", "request.foreign_origin")
WRITING = (
    *READING,
    "seat.required",
    "seat.not_yours",
    "seat.excluded",
    "moderator.no_seat",
    "store.full",
    "store.failed",
)
HOSTING = (*WRITING, "host.only", "table.started")


async def asked(request: AnyRequest, table: str, rate: str) -> tuple[Site, LiveTable, Principal]:
    """The site, the table and who asks, after this act was counted against their limit. Raises Refused."""
    site = site_of(request)
    try:
        live, principal = await site.principal(request, table)
    except Refused:
        # Whoever tries out links and keys is counted, too.
        site.spend("read", request)
        raise
    site.spend(rate, request, principal)
    return site, live, principal


async def asked_with(request: AnyRequest, table: str, rate: str, kind: type[T]) -> tuple[Site, LiveTable, Principal, T]:
    """The same with the request's body. Raises Refused."""
    site, live, principal = await asked(request, table, rate)
    return site, live, principal, await read(request, kind)


def seat_number(given: str) -> int:
    """The seat that an address names, in plain digits. Raises Refused("seat.unknown") for anything else."""
    if not (given.isascii() and given.isdigit() and len(given) <= 3):
        raise Refused("seat.unknown", seat=given[:20])
    return int(given)


def number_in(request: AnyRequest, parameter: Parameter) -> int:
    """A whole number from the query string within its bounds. Raises Refused("request.invalid")."""
    given = request.query_params.get(parameter.name)
    if given is None:
        return int(parameter.schema["default"])
    if given.isascii() and given.isdigit() and len(given) <= 16:
        number = int(given)
        if parameter.schema["minimum"] <= number <= parameter.schema["maximum"]:
            return number
    raise Refused("request.invalid", where=parameter.name)


def answer(value: msgspec.Struct, status: int = 200) -> Response[bytes]:
    """A JSON answer that nobody keeps."""
    headers = {"cache-control": "no-store"}
    return Response(encode(value), status_code=status, media_type="application/json", headers=headers)


def seated(request: AnyRequest, value: msgspec.Struct, table: str, token: str, status: int = 200) -> Response[bytes]:
    """A JSON answer that also leaves the seat's secret with the browser."""
    response = answer(value, status)
    response.headers["set-cookie"] = cookie(table, token, secure=site_of(request).is_secure(request))
    return response
