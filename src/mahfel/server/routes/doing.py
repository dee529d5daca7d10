"""What somebody at the table does by a word alone: no body, and the answer is the version that it led to."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from litestar import Response

from mahfel.server.messages.answers import Done
from mahfel.server.messages.commands import Empty
from mahfel.server.routes.table_body import answer, asked_with, seat_number
from mahfel.server.site import AnyRequest
from mahfel.tables.house import Accepted


async def does(
    request: AnyRequest, table: str, deed: Callable[..., Awaitable[Accepted]], seat: str | None = None
) -> Response[bytes]:
    """Let whoever asks do it. ``deed``: of a house, a table, who acts, and a seat where the address names one.
    Raises Refused."""
    site, _, principal, _ = await asked_with(request, table, "join", Empty)
    who = principal.must_sit()
    done = await (deed(site.house, table, who) if seat is None else deed(site.house, table, who, seat_number(seat)))
    return answer(Done(version=done.version))
