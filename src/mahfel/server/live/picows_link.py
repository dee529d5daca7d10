"""The link over picows: a frame is written where it is made, without a task for each socket and without a wait."""

from __future__ import annotations

import asyncio
import struct
from typing import Final, TypeAlias

from picows import WSCloseCode, WSFrame, WSListener, WSMsgType, WSTransport

from mahfel.engine.refusal import Refused
from mahfel.server.limits import MESSAGE_BYTES
from mahfel.server.live.greeting import farewell, greet
from mahfel.server.live.pulse import Pulse
from mahfel.server.live.session import Session
from mahfel.server.site import Connection, Site

TEXT, BINARY, CONTINUATION = WSMsgType.TEXT, WSMsgType.BINARY, WSMsgType.CONTINUATION
_LINGER_S: Final = 2.0
"""Seconds that a client has to answer a closing frame before the connection is cut."""
_INTERNAL_ERROR: Final = 1011

Parts: TypeAlias = tuple[WSMsgType, bytearray]


class PicowsLink(WSListener):
    """One connection, from its greeting to its end."""

    __slots__ = (
        "_attached",
        "_connection",
        "_gone",
        "_group",
        "_held",
        "_owed",
        "_parts",
        "_paused",
        "_pulse",
        "_session",
        "_site",
        "_table",
        "_transport",
        "silent",
    )

    def __init__(self, site: Site, pulse: Pulse, connection: Connection, table: str) -> None:
        super().__init__()
        self._site, self._pulse, self._table = site, pulse, table
        self._connection: Connection | None = connection
        self._session: Session | None = None
        self._transport: WSTransport
        self._parts: Parts | None = None
        self._group = -1
        self._attached = self._gone = self._held = self._owed = self._paused = self.silent = False

    # -- what picows calls -----------------------------------------------------------------------------------------

    def on_ws_connected(self, transport: WSTransport) -> None:
        """The handshake is done: find out who this is. Until then nothing is read."""
        self._transport = transport
        transport.underlying_transport.pause_reading()
        self._group = self._pulse.add(self)
        self._site.house.beside(self._greet())

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        """The client sent something."""
        self.silent = False
        kind = frame.msg_type
        if kind == TEXT and frame.fin and self._parts is None:
            try:
                text = frame.get_payload_as_utf8_text()
            except UnicodeDecodeError:
                self.close(WSCloseCode.INVALID_TEXT.value)
                return
            self._receive(text)
        elif kind in (TEXT, BINARY, CONTINUATION):
            self._gather(kind, frame)
        elif kind == WSMsgType.PING:
            # Answered here and not by picows, which would pile up pongs for a client that does not read them.
            transport.send_pong(frame.get_payload_as_bytes())
            self._hold()
        elif kind == WSMsgType.CLOSE:
            if not transport.is_close_frame_sent:
                transport.send_close(frame.get_close_code())
            transport.disconnect()

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        """The client is gone."""
        self._gone = True
        self._pulse.remove(self, self._group)
        if self._attached:
            self._detach()

    def pause_writing(self) -> None:
        """More waits for the client than it may; it gets no frames until it has read."""
        self._paused = True

    def resume_writing(self) -> None:
        """The client reads again: it gets the newest frame."""
        self._paused = False
        if self._owed:
            self.push()
        self._ease()

    # -- what the table calls --------------------------------------------------------------------------------------

    def push(self) -> None:
        """Send a frame, or owe it: to a client that does not read, or together with the answer that is on its way."""
        session = self._session
        if session is None:
            return
        if self._paused or session.busy:
            self._owed = True
        else:
            self._owed = False
            self._send(self._frames(session))

    def note(self, message: bytes) -> None:
        """Send a message. A frame that is owed goes before it, in the same write."""
        session = self._session
        if self._owed and not self._paused and session is not None:
            self._owed = False
            self._send([*self._frames(session), message])
        else:
            self._transport.send(TEXT, message)
        self._ease()

    def close(self, code: int) -> None:
        """Say good-bye, and cut the connection if the client does not do the same."""
        transport = self._transport
        if not transport.is_close_frame_sent:
            transport.send_close(code)  # type: ignore[arg-type]  # any number will do
            asyncio.get_running_loop().call_later(_LINGER_S, self.drop)

    def buffered(self) -> int:
        """Bytes that wait for the client."""
        return self._transport.underlying_transport.get_write_buffer_size()

    # -- what the pulse calls --------------------------------------------------------------------------------------

    def ping(self) -> None:
        """Ask for a sign of life."""
        self._transport.send_ping()

    def drop(self) -> None:
        """Cut the connection."""
        if not self._gone:
            self._transport.disconnect(graceful=False)

    # -- behind the scenes -----------------------------------------------------------------------------------------

    async def _greet(self) -> None:
        site, connection = self._site, self._connection
        assert connection is not None
        try:
            session = await greet(site, connection, self._table)
            if self._has_gone():
                return
            self._session = session
            await site.hub.attach(self._table, session, self)
        except Refused as refusal:
            bye, code = farewell(site, connection, refusal)
            self._transport.send(TEXT, bye)
            self.close(code)
        except Exception as fault:  # noqa: BLE001 - one connection's fault
            site.fault("a live connection could not begin", fault)
            self.close(_INTERNAL_ERROR)
        else:
            self._attached = True
            if self._has_gone():
                self._detach()
        finally:
            self._connection = None
            if not self._has_gone():
                self._transport.underlying_transport.resume_reading()

    def _detach(self) -> None:
        self._attached = False
        assert self._session is not None
        self._site.hub.detach(self._table, self._session, self)

    def _has_gone(self) -> bool:
        return self._gone

    def _gather(self, kind: WSMsgType, frame: WSFrame) -> None:
        """Messages of bytes, and messages in several pieces, no longer together than one message may be."""
        if (kind == CONTINUATION) != (self._parts is not None):
            self.close(WSCloseCode.PROTOCOL_ERROR.value)
            return
        first, whole = self._parts = self._parts or (kind, bytearray())
        whole += frame.get_payload_as_bytes()
        if len(whole) > MESSAGE_BYTES:
            self._parts = None
            self.close(WSCloseCode.MESSAGE_TOO_BIG.value)
        elif frame.fin:
            self._parts = None
            try:
                self._receive(whole.decode() if first == TEXT else bytes(whole))
            except UnicodeDecodeError:
                self.close(WSCloseCode.INVALID_TEXT.value)

    def _receive(self, raw: str | bytes) -> None:
        session = self._session
        if session is None or not self._attached or self._transport.is_close_frame_sent:
            return
        session.receive(raw)
        self._hold()

    def _hold(self) -> None:
        session = self._session
        if not self._held and session is not None and session.full:
            self._held = True
            self._transport.underlying_transport.pause_reading()

    def _ease(self) -> None:
        session = self._session
        if self._held and session is not None and not session.full and not self._gone:
            self._held = False
            self._transport.underlying_transport.resume_reading()

    def _frames(self, session: Session) -> list[bytes]:
        try:
            return session.frames()
        except Exception as fault:  # noqa: BLE001 - one client's fault is not the others'
            self._site.fault("a frame could not be made", fault)
            self.close(_INTERNAL_ERROR)
            return []

    def _send(self, messages: list[bytes]) -> None:
        if len(messages) == 1:
            self._transport.send(TEXT, messages[0])
        elif messages and not (self._transport.is_close_frame_sent or self._gone):
            # picows writes each message by a call of the system; these go out together.
            framed = b"".join(part for message in messages for part in (_head(len(message)), message))
            self._transport.underlying_transport.write(framed)


def _head(size: int) -> bytes:
    """The head of a WebSocket frame with a whole text message, as servers send it: RFC 6455, 5.2."""
    if size < 126:
        return bytes((0x81, size))
    if size < 65536:
        return struct.pack(">BBH", 0x81, 126, size)
    return struct.pack(">BBQ", 0x81, 127, size)
