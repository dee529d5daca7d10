"""A finished game as a file that anybody can verify, and as a replay through anybody's eyes."""

from __future__ import annotations

import asyncio
from typing import Any, cast

from litestar import Response, get
from litestar.params import FromPath

from mahfel.engine.refusal import Refused
from mahfel.server.describing import Parameter, describe
from mahfel.server.documents import document
from mahfel.server.encoding import encode
from mahfel.server.messages.replay import Eyes, Replay
from mahfel.server.replaying import replay as told
from mahfel.server.routes.table_body import READING, asked
from mahfel.server.site import AnyRequest
from mahfel.tables.record import record
from mahfel.tables.replay import ReplayStep, replay
from mahfel.tables.table import Table

_EYES = Parameter(
    name="eyes",
    schema={
        "anyOf": [{"type": "string", "enum": ["none", "all"]}, {"type": "integer", "minimum": 0, "maximum": 99}],
        "default": "none",
    },
    about='Whose view: a seat\'s number, "none" (a spectator) or "all" (every seat\'s view beside the spectator\'s).',
)
_OVER = (*READING, "watch.forbidden", "record.not_over", "store.failed")


@get(
    "/api/tables/{table:str}/record",
    opt=describe(
        summary="The record of a finished game: a file in canonical JSON, the seal revealed.",
        answer=dict[str, Any],
        needs="table",
        refusals=_OVER,
    ),
)
async def read_record(request: AnyRequest, table: FromPath[str]) -> Response[bytes]:
    """The record as a file to keep."""
    site, live, principal = await asked(request, table, "read")
    site.viewer(live, principal)
    body = await record(site.house, table)
    name = f"mahfel-{live.table.game.meta.key}-{table[:6]}.json"
    return document(request, body, "application/json", cache="private, no-cache", name=name)


@get(
    "/api/tables/{table:str}/replay",
    opt=describe(
        summary="A finished game step by step.",
        answer=Replay,
        needs="table",
        query=(_EYES,),
        refusals=(*_OVER, "seat.unknown", "request.invalid"),
    ),
)
async def read_replay(request: AnyRequest, table: FromPath[str]) -> Response[bytes]:
    """The replay."""
    site, live, principal = await asked(request, table, "replay")
    site.viewer(live, principal)
    eyes = _eyes(request, live.table)
    steps = await replay(site.house, table)
    return await asyncio.to_thread(_replay_document, request, live.table, steps, eyes)


def _replay_document(request: AnyRequest, table: Table, steps: list[ReplayStep], eyes: Eyes) -> Response[bytes]:
    """Hundreds of views to write and to compress: done beside the event loop, on positions that nobody else has."""
    return document(request, encode(told(table, steps, eyes)), "application/json", cache="private, no-cache")


def _eyes(request: AnyRequest, table: Table) -> Eyes:
    given = request.query_params.get("eyes", "none")
    if given in {"none", "all"}:
        return cast("Eyes", given)
    if not (given.isascii() and given.isdigit() and len(given) <= 2):
        raise Refused("request.invalid", where="eyes")
    return table.chair(int(given)).seat


RECORD_ROUTES = (read_record, read_replay)
