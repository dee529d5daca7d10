"""WS /api/tables/{table}/live over Litestar's sockets."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import WebSocket, get, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from mahfel.engine.refusal import Refused
from mahfel.server.describing import AFTER, describe
from mahfel.server.frames import encode
from mahfel.server.live.outbox import Outbox
from mahfel.server.live.session import UNKNOWN, UNWELCOME, Session
from mahfel.server.messages import answers
from mahfel.server.site import Site, site_of

# A client that does not read its answers is not read from any more when so many bytes wait for it.
_UNREAD = 64 * 1024
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
        site.spend("live", socket)
        live_table, principal = await site.principal(socket, table)
        site.viewer(live_table, principal)
        session = Session(site.refuser, principal.secret_hash, _after(socket), site.lang(socket))
    except Refused as refusal:
        await _farewell(socket, site, refusal)
        return
    await _serve(socket, site, table, session)


async def _serve(socket: Socket, site: Site, table: str, session: Session) -> None:
    async def transmit(message: bytes) -> None:
        await socket.send({"type": "websocket.send", "text": message.decode(), "bytes": None})

    outbox = Outbox(transmit, socket.close, session.frames)
    session.link = outbox
    feed = session.feed = await site.hub.attach(table, session.who, outbox)
    outbox.push()
    reading = _Reading(socket, session, outbox)
    reader = asyncio.ensure_future(reading.run())
    writer = asyncio.ensure_future(outbox.run())
    try:
        await asyncio.wait((reader, writer), return_when=asyncio.FIRST_COMPLETED)
    finally:
        site.hub.detach(table, session.who, outbox, feed)
        writer.cancel()
        reading.stop(reader)
        # Whatever ended them, the client is gone; only a fault of ours deserves a line.
        for ended in await asyncio.gather(reader, writer, return_exceptions=True):
            if isinstance(ended, Exception) and not isinstance(ended, WebSocketDisconnect | OSError):
                site.fault("a live connection failed", ended)


class _Reading:
    """Reads commands one after the other. A command that was begun is finished, even if the client is gone by then."""

    __slots__ = ("_busy", "_outbox", "_session", "_socket", "_stopped")

    def __init__(self, socket: Socket, session: Session, outbox: Outbox) -> None:
        self._socket, self._session, self._outbox = socket, session, outbox
        self._busy = self._stopped = False

    async def run(self) -> None:
        while not self._stopped:
            message = await self._socket.receive()
            if message["type"] != "websocket.receive":
                return
            raw = message.get("text")
            self._busy = True
            answer = await self._session.command(message.get("bytes") or b"" if raw is None else raw)
            self._busy = False
            self._outbox.note(answer)
            if self._outbox.buffered() >= _UNREAD:
                await self._outbox.room(_UNREAD)

    def stop(self, task: asyncio.Future[None]) -> None:
        self._stopped = True
        if not self._busy:
            task.cancel()


async def _farewell(socket: Socket, site: Site, refusal: Refused) -> None:
    told = site.refuser.tell(refusal, site.lang(socket))
    await socket.send_data(encode(answers.Bye(code=told.code, text=told.text)), mode="text")
    await socket.close(UNKNOWN if refusal.code == "table.unknown" else UNWELCOME)


def _after(socket: Socket) -> int:
    """The version the client has seen, from the query string; 0 when it has seen none."""
    given = socket.query_params.get("after", "0")
    if not (given.isascii() and given.isdigit() and len(given) <= 16):
        raise Refused("request.invalid", where="after")
    return int(given)


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
