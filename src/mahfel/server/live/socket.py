"""WS /api/tables/{table}/live over Litestar's sockets: the link for servers without the faster one."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import WebSocket, get, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from mahfel.engine.refusal import Refused
from mahfel.server.describing import AFTER, describe
from mahfel.server.live.greeting import farewell, greet
from mahfel.server.live.outbox import Outbox
from mahfel.server.live.session import UNWELCOME, Session
from mahfel.server.site import Site, site_of

Socket = WebSocket[Any, Any, Any]


@websocket("/api/tables/{table:str}/live")
async def live(socket: Socket, table: FromPath[str]) -> None:
    """One live connection, from its greeting to its end."""
    site = site_of(socket)
    try:
        site.check_origin(socket)
    except Refused:
        # A page of somebody else's gets no socket at all: the handshake is refused with 403.
        await socket.close(UNWELCOME)
        return
    await socket.accept()
    try:
        session = await greet(site, socket, table)
    except Refused as refusal:
        bye, code = farewell(site, socket, refusal)
        await socket.send_data(bye, mode="text")
        await socket.close(code)
        return
    await _serve(socket, site, table, session)


async def _serve(socket: Socket, site: Site, table: str, session: Session) -> None:
    async def transmit(message: bytes) -> None:
        await socket.send({"type": "websocket.send", "text": message.decode(), "bytes": None})

    outbox = Outbox(transmit, socket.close, session.frames)
    await site.hub.attach(table, session, outbox)
    reader = asyncio.ensure_future(_read(socket, session, outbox))
    writer = asyncio.ensure_future(outbox.run())
    try:
        await asyncio.wait((reader, writer), return_when=asyncio.FIRST_COMPLETED)
    finally:
        site.hub.detach(table, session, outbox)
        writer.cancel()
        reader.cancel()
        # Whatever ended them, the client is gone; only a fault of ours deserves a line.
        for ended in await asyncio.gather(reader, writer, return_exceptions=True):
            if isinstance(ended, Exception) and not isinstance(ended, WebSocketDisconnect | OSError):
                site.fault("a live connection failed", ended)


async def _read(socket: Socket, session: Session, outbox: Outbox) -> None:
    while True:
        message = await socket.receive()
        if message["type"] != "websocket.receive":
            return
        raw = message.get("text")
        session.receive(message.get("bytes") or b"" if raw is None else raw)
        while session.full:
            await outbox.eased()


@get(
    "/api/tables/{table:str}/live",
    opt=describe(
        summary="The live connection (WebSocket): frames as in `ServerMessage`, commands as in `ClientMessage`.",
        status=101,
        media="",
        needs="table",
        query=(AFTER,),
        refusals=("live.upgrade",),
    ),
)
async def live_without_upgrade(table: FromPath[str]) -> None:
    """Whoever comes by plain HTTP is told to upgrade."""
    raise Refused("live.upgrade")


LIVE_ROUTES = (live, live_without_upgrade)
