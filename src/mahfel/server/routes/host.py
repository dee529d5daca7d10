"""What the host does with a game that goes on: stopping it, letting it go on, ending it."""

from __future__ import annotations

from litestar import Response, post
from litestar.params import FromPath

from mahfel.server.describing import describe
from mahfel.server.messages.answers import Done
from mahfel.server.messages.commands import Empty
from mahfel.server.routes.doing import does
from mahfel.server.routes.table_body import WRITING
from mahfel.server.site import AnyRequest
from mahfel.tables.abandon import abandon
from mahfel.tables.pause import pause, resume

_IN_PLAY = (*WRITING, "host.only", "table.not_started", "game.over")


@post(
    "/api/tables/{table:str}/pause",
    status_code=200,
    opt=describe(
        summary="Stop the game and its clock for a while (the host); moves are refused until it goes on.",
        body=Empty,
        answer=Done,
        needs="seat",
        refusals=(*_IN_PLAY, "table.paused"),
    ),
)
async def pause_table(request: AnyRequest, table: FromPath[str]) -> Response[bytes]:
    """Stop it."""
    return await does(request, table, pause)


@post(
    "/api/tables/{table:str}/resume",
    status_code=200,
    opt=describe(
        summary="Let a paused game go on (the host); everybody has as much time as when it stopped.",
        body=Empty,
        answer=Done,
        needs="seat",
        refusals=(*_IN_PLAY, "table.not_paused"),
    ),
)
async def resume_table(request: AnyRequest, table: FromPath[str]) -> Response[bytes]:
    """Go on."""
    return await does(request, table, resume)


@post(
    "/api/tables/{table:str}/abandon",
    status_code=200,
    opt=describe(
        summary="End the game where it stands (the host): nobody wins; record and replay are open.",
        body=Empty,
        answer=Done,
        needs="seat",
        refusals=_IN_PLAY,
    ),
)
async def abandon_game(request: AnyRequest, table: FromPath[str]) -> Response[bytes]:
    """End it."""
    return await does(request, table, abandon)


HOST_ROUTES = (pause_table, resume_table, abandon_game)
