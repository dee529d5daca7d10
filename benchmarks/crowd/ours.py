"""Our own protocol, as docs/protocol.md describes it: tables opened over HTTP, then one socket for each seat."""

from __future__ import annotations

import asyncio
import secrets
from itertools import count as counting

import httpx
import msgspec
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

from crowd.policy import answer, seen
from crowd.table import Table, Traffic
from mahfel.testing.pieces import Pieces

_FRAME = b'{"type":"frame","version":'
_PIECES = (b'{"type":"part"', b'{"type":"rest"')
_ACCEPTED = b'{"type":"accepted"'
_NOT_ASKED = b'"ask":null'
_REFUSED = b'{"type":"refused"'
_NAMES = ("Shirin", "Farhad", "Анна", "Борис", "کیومرث")
_LONGEST = 24
"""Letters in a name; a frame has to hold five names of that length in an alphabet of two bytes a letter."""
_AT_ONCE = 8


class MahfelTable(Table):
    """A table in play. A move is done when it is accepted and every seat has a frame at least as new as it."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.name = name
        self.seats: list[MahfelSeat] = []
        self.accepted = 0

    def send(self) -> None:
        """The seat that is asked answers from its own frame."""
        mover = self._asked()
        assert mover is not None, "nobody is asked, and yet the game is not over"
        self.accepted = 0
        mover.move()

    def reached(self) -> None:
        """A seat has a new frame, or the move was accepted."""
        if self.busy and self.accepted and all(seat.version >= self.accepted for seat in self.seats):
            self.over = self._asked() is None
            self.settle()

    def _asked(self) -> MahfelSeat | None:
        return next((seat for seat in self.seats if seat.asking), None)

    def close(self) -> None:
        """Hang up."""
        for seat in self.seats:
            seat.transport.disconnect()


class MahfelSeat(WSListener):  # type: ignore[misc]
    """One player's connection."""

    transport: WSTransport

    def __init__(self, table: MahfelTable, token: str, traffic: Traffic) -> None:
        self.table, self.token, self.traffic = table, token, traffic
        self.version = 0
        self.asking = b""
        self.pieces = Pieces()
        self.greeted = asyncio.Event()

    def on_ws_connected(self, transport: WSTransport) -> None:
        """The server sends the first frame by itself."""
        self.transport = transport

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        """Frames and answers. Who is not asked need not read further than the version, unless it comes in pieces."""
        if frame.msg_type != WSMsgType.TEXT:
            return
        message = frame.get_payload_as_bytes()
        if message.startswith(_FRAME):
            self.traffic.frame(len(message))
            self._reached(int(message[len(_FRAME) : message.index(b",", len(_FRAME))]), message)
        elif message.startswith(_PIECES):
            self.traffic.frame(len(message))
            whole = self.pieces.whole(msgspec.json.decode(message))
            if whole["type"] == "frame":
                self._reached(whole["version"], msgspec.json.encode(whole))
        elif message.startswith(_ACCEPTED):
            self.table.accepted = int(message[message.rindex(b":") + 1 : -1])
            self.table.reached()
        elif message.startswith(_REFUSED):
            self.traffic.refused += 1

    def _reached(self, version: int, frame: bytes) -> None:
        self.version = version
        self.asking = b"" if _NOT_ASKED in frame else frame
        self.greeted.set()
        self.table.reached()

    def move(self) -> None:
        """Answer the ask of the last frame."""
        frame = seen(self.asking)
        self.transport.send(
            WSMsgType.TEXT,
            b'{"type":"move","id":"%s","version":%d,"move":%s}'
            % (secrets.token_urlsafe(9).encode(), frame.ask.version, answer(frame)),
        )


class MahfelHost:
    """Opens tables as people do: one makes it, the others join by its link, the host starts.

    The server is told to trust a proxy, and each table comes from an address of its own: its limits for one address are
    in force, and they are not what is measured.
    """

    lasting = False

    def __init__(self, port: int) -> None:
        self.traffic = Traffic()
        self._port = port
        self._addresses = counting(1)

    async def open(self, count: int, seats: int = 4, *, long_names: bool = False) -> list[Table]:
        """So many tables in play with all seats connected."""
        gate = asyncio.Semaphore(_AT_ONCE)
        names = [letter * _LONGEST for letter in "شفاбк"] if long_names else list(_NAMES)
        del names[seats:]

        async def one(http: httpx.AsyncClient) -> Table:
            async with gate:
                return await self._open(http, names)

        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{self._port}", timeout=30) as http:
            return list(await asyncio.gather(*(one(http) for _ in range(count))))

    async def _open(self, http: httpx.AsyncClient, names: list[str]) -> Table:
        number = next(self._addresses)
        headers = {"X-Forwarded-For": f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}"}
        made = await _post(
            http,
            "/api/tables",
            headers,
            game="high_society",
            name=names[0],
            lang="en",
            pace="relaxed",
            warm=None,
            nonce=secrets.token_hex(32),
        )
        table = MahfelTable(made["table"])
        path = f"/api/tables/{table.name}"
        tokens = [made["token"]]
        for name in names[1:]:
            joined = await _post(http, f"{path}/join", headers, name=name, nonce=secrets.token_hex(32))
            tokens.append(joined["token"])
        await _post(http, f"{path}/start", {**headers, "Authorization": f"Bearer {tokens[0]}"})
        table.seats = [MahfelSeat(table, token, self.traffic) for token in tokens]
        for seat in table.seats:
            await self._connect(seat, headers)
        return table

    async def _connect(self, seat: MahfelSeat, headers: dict[str, str]) -> None:
        await ws_connect(
            lambda: seat,
            f"ws://127.0.0.1:{self._port}/api/tables/{seat.table.name}/live?after=0",
            extra_headers={**headers, "Authorization": f"Bearer {seat.token}"},
        )
        await asyncio.wait_for(seat.greeted.wait(), 20)


async def _post(http: httpx.AsyncClient, path: str, headers: dict[str, str], **body: object) -> dict[str, str]:
    answer = await http.post(path, json=body, headers=headers)
    http.cookies.clear()  # all four people share this client; they are told apart by their tokens
    if answer.is_error:
        raise RuntimeError(f"{path}: {answer.status_code} {answer.text}")
    found: dict[str, str] = answer.json() if answer.content else {}
    return found
