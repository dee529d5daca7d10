"""boardgame.io's own protocol: engine.io 4 and socket.io 5 text packets over a WebSocket."""

from __future__ import annotations

import asyncio

from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

from crowd.table import Table, Traffic

_STACKS = b'"_redo":'
_NUMBER = b'"_stateID":'
_AT_ONCE = 50


class BoardgameTable(Table):
    """A match. Its moves are numbered by the server's `_stateID`."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.name = name
        self.seats: list[BoardgameSeat] = []
        self.state = 0
        self._arrived = 0

    def send(self) -> None:
        """The seats move in turn; the game asks nobody in particular."""
        self._arrived = 0
        self.seats[self.state % len(self.seats)].move(self.state)

    def reached(self, state: int) -> None:
        """A seat has the state of that number."""
        if state != self.state + 1:
            return
        self._arrived += 1
        if self._arrived == len(self.seats):
            self.state = state
            self.settle()

    def close(self) -> None:
        """Hang up."""
        for seat in self.seats:
            seat.transport.disconnect()


class BoardgameSeat(WSListener):  # type: ignore[misc]
    """One player's connection."""

    transport: WSTransport

    def __init__(self, table: BoardgameTable, seat: int, traffic: Traffic) -> None:
        self.table, self.seat, self.traffic = table, seat, traffic
        self.synced = asyncio.Event()

    def on_ws_connected(self, transport: WSTransport) -> None:
        """The server speaks first."""
        self.transport = transport

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        """Greetings, pings, the first state, updates."""
        if frame.msg_type != WSMsgType.TEXT:
            return
        packet = frame.get_payload_as_bytes()
        if packet.startswith(b'42/table,["update"'):
            self.traffic.frame(len(packet))
            # The state's own number stands behind its undo stacks; the log that follows has numbers of its own.
            at = packet.index(_NUMBER, packet.index(_STACKS)) + len(_NUMBER)
            self.table.reached(int(packet[at : packet.index(b",", at)].rstrip(b"}]")))
        elif packet == b"2":
            transport.send(WSMsgType.TEXT, b"3")
        elif packet.startswith(b"0"):
            transport.send(WSMsgType.TEXT, b"40/table,")
        elif packet.startswith(b"40/table,"):
            self._send(b'"sync","%s","%d",null,4' % (self.table.name.encode(), self.seat))
        elif packet.startswith(b'42/table,["sync"'):
            self.synced.set()
        elif packet.startswith(b"44"):
            self.traffic.refused += 1

    def move(self, state: int) -> None:
        """Play a card."""
        action = b'{"type":"MAKE_MOVE","payload":{"type":"play","args":[%d],"playerID":"%d","credentials":null}}' % (
            state * 7 % 32,
            self.seat,
        )
        self._send(b'"update",%s,%d,"%s","%d"' % (action, state, self.table.name.encode(), self.seat))

    def _send(self, arguments: bytes) -> None:
        self.transport.send(WSMsgType.TEXT, b"42/table,[" + arguments + b"]")


class BoardgameHost:
    """Opens matches at a boardgame.io server; a match is made by the first seat that asks for it."""

    lasting = True

    def __init__(self, port: int) -> None:
        self.traffic = Traffic()
        self._address = f"ws://127.0.0.1:{port}/socket.io/?EIO=4&transport=websocket"
        self._opened = 0

    async def open(self, count: int, seats: int = 4, *, long_names: bool = False) -> list[Table]:
        """So many matches with all seats connected."""
        tables = [BoardgameTable(f"match{self._opened + at}") for at in range(count)]
        self._opened += count
        for table in tables:
            table.seats = [BoardgameSeat(table, seat, self.traffic) for seat in range(seats)]
        everybody = [seat for table in tables for seat in table.seats]
        for start in range(0, len(everybody), _AT_ONCE):
            await asyncio.gather(*(self._connect(seat) for seat in everybody[start : start + _AT_ONCE]))
        return list(tables)

    async def _connect(self, seat: BoardgameSeat) -> None:
        await ws_connect(lambda: seat, self._address)
        await asyncio.wait_for(seat.synced.wait(), 20)
