"""What somebody at the table does by a word alone: the answer is the version that it led to."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TypeAlias

from litestar import Response

from mahfel.server.identity import Principal
from mahfel.server.messages.answers import Done
from mahfel.server.messages.commands import Empty
from mahfel.server.routes.table_body import answer, asked, asked_with, seat_number
from mahfel.server.site import AnyRequest, Site
from mahfel.tables.house import Accepted

Deed: TypeAlias = Callable[..., Awaitable[Accepted]]
"""Of a house, a table, who acts, and a seat where the address names one."""


async def does(request: AnyRequest, table: str, deed: Deed, seat: str | None = None) -> Response[bytes]:
    """Let whoever asks do it; the body says nothing. Raises Refused."""
    site, _, principal, _ = await asked_with(request, table, "join", Empty)
    return await _done(site, principal, table, deed, seat)


async def undoes(request: AnyRequest, table: str, deed: Deed, seat: str | None = None) -> Response[bytes]:
    """Let whoever asks take something away, which has no body. Raises Refused."""
    site, _, principal = await asked(request, table, "join")
    return await _done(site, principal, table, deed, seat)


async def _done(site: Site, principal: Principal, table: str, deed: Deed, seat: str | None) -> Response[bytes]:
    who = principal.must_sit()
    done = await (deed(site.house, table, who) if seat is None else deed(site.house, table, who, seat_number(seat)))
    return answer(Done(version=done.version))
