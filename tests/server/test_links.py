"""What every kind of live connection must do, whichever library carries it."""

from __future__ import annotations

import asyncio
import json
import socket
import struct

import pytest
import websockets
from running import OPEN, Person, full_table, open_table


@pytest.fixture(params=["fast", "plain"])
def linked(fresh, request):
    """A server whose live connections are carried this way; limits are in force."""
    server = fresh("--quick-bots", "--sockets", request.param)
    yield server
    assert server.stop() == 0
    # The plain one's library tells of broken text by a traceback of its own.
    known = request.param == "plain" and "UnicodeDecodeError" in server.log()
    assert known or "Traceback" not in server.log()


def head(person: Person, **more: str) -> bytes:
    headers = {
        "host": person.server.base.removeprefix("http://"),
        "upgrade": "websocket",
        "connection": "Upgrade",
        "sec-websocket-key": "dGhlIHNhbXBsZSBub25jZQ==",
        "sec-websocket-version": "13",
        **({"authorization": f"Bearer {person.token}"} if person.token else {}),
        **{name.replace("_", "-"): value for name, value in more.items()},
    }
    lines = "".join(f"{name}: {value}\r\n" for name, value in headers.items())
    return f"GET /api/tables/{person.table}/live?lang=en HTTP/1.1\r\n{lines}\r\n".encode()


def piece(code: int, payload: bytes, *, last: bool = True) -> bytes:
    """A masked frame with a mask of zeros."""
    first = (0x80 if last else 0) | code
    if len(payload) < 126:
        return bytes((first, 0x80 | len(payload))) + bytes(4) + payload
    if len(payload) < 65536:
        return struct.pack(">BBH", first, 0x80 | 126, len(payload)) + bytes(4) + payload
    return struct.pack(">BBQ", first, 0x80 | 127, len(payload)) + bytes(4) + payload


class Bare:
    """A socket without a library: it sends what it likes."""

    def __init__(self, person: Person, **more: str) -> None:
        self.person, self.more = person, more

    async def open(self) -> Bare:
        self.reader, self.writer = await asyncio.open_connection("127.0.0.1", self.person.server.port)
        OPEN.append(self.hang_up)
        self.writer.write(head(self.person, **self.more))
        self.status = int((await self.reader.readuntil(b"\r\n\r\n")).split()[1])
        return self

    async def hang_up(self) -> None:
        self.writer.close()

    async def send(self, *pieces: bytes) -> None:
        for each in pieces:
            self.writer.write(each)
            await self.writer.drain()
            await asyncio.sleep(0.01)

    async def receive(self) -> tuple[int, bytes]:
        first, size = await asyncio.wait_for(self.reader.readexactly(2), 60)
        if size == 126:
            (size,) = struct.unpack(">H", await self.reader.readexactly(2))
        elif size == 127:
            (size,) = struct.unpack(">Q", await self.reader.readexactly(8))
        return first & 0xF, await self.reader.readexactly(size)

    async def until(self, code: int) -> bytes:
        while (got := await self.receive())[0] != code:
            pass
        return got[1]

    async def answer(self) -> dict:
        while True:
            message = json.loads(await self.until(1))
            if message["type"] not in {"frame", "log"}:
                return message

    async def closed_with(self) -> int | None:
        """The closing code; None when the connection was cut without one."""
        try:
            return struct.unpack(">H", (await self.until(8))[:2])[0]
        except (ConnectionError, asyncio.IncompleteReadError):
            return None


PING = b'{"type":"ping"}'


async def test_a_message_in_pieces_is_one_message(linked):
    bare = await Bare(await open_table(linked)).open()
    assert bare.status == 101
    await bare.send(piece(1, PING[:4], last=False), piece(0, PING[4:9], last=False), piece(9, b"x"), piece(0, PING[9:]))
    assert await bare.until(10) == b"x"
    assert (await bare.answer())["type"] == "pong"
    await bare.send(piece(2, PING))
    assert (await bare.answer())["type"] == "pong"


@pytest.mark.parametrize(
    ("pieces", "code"),
    [
        ([piece(1, b"x" * 66_000)], 1009),
        ([piece(1, b"x" * 40_000, last=False), piece(0, b"x" * 40_000)], 1009),
        ([piece(0, PING)], 1002),
        ([piece(1, b"{", last=False), piece(1, PING)], 1002),
        ([piece(1, b"\xff\xfe")], 1007),
        ([piece(1, b"\xff", last=False), piece(0, b"\xfe")], 1007),
        ([piece(3, PING)], 1002),
        ([b"\x81\x0f" + PING], 1002),
        ([piece(9, b"x" * 126)], 1002),
    ],
    ids=["long", "long in pieces", "no beginning", "two beginnings", "text", "text in pieces", "kind", "mask", "ping"],
)
async def test_what_breaks_the_protocol_ends_the_connection_with_its_code(linked, pieces, code):
    person = await open_table(linked)
    bare = await Bare(person).open()
    await bare.until(1)
    await bare.send(*pieces)
    # The plain one may hang up on what it has not read, and the system then cuts the connection before the code is out.
    assert await bare.closed_with() in ({code} if "fast" in linked.options else {code, None})
    assert (await person.get()).status_code == 200


async def test_good_bye_is_answered_with_good_bye(linked):
    person = await open_table(linked)
    bare = await Bare(person).open()
    await bare.until(1)
    await bare.send(piece(8, struct.pack(">H", 1000)))
    assert await bare.closed_with() == 1000
    assert await asyncio.wait_for(bare.reader.read(), 60) == b""


async def test_the_cookie_opens_a_seat_as_the_token_does_and_another_sites_page_gets_no_socket(linked):
    person = await open_table(linked)
    nobody = Person(linked, person.table)
    bare = await Bare(nobody, cookie=f"a=b; mahfel_{person.table}={person.token}", origin=linked.base).open()
    assert json.loads(await bare.until(1))["table"]["you"] == 0
    for origin in ("https://evil.example", "null"):
        assert (await Bare(person, origin=origin).open()).status == 403


async def test_only_the_live_address_upgrades(linked):
    person = await open_table(linked)
    with pytest.raises(websockets.InvalidStatus) as refused:
        await websockets.connect(f"{linked.ws}/api/tables/{person.table}")
    assert refused.value.response.status_code == 403


async def test_commands_sent_at_once_are_done_in_order_each_with_one_answer(linked):
    person = (await full_table(linked, 3))[0]
    bare = await Bare(person).open()
    say = '{{"type":"say","id":"n{0}","room":"table","text":"line {0}"}}'
    bare.writer.write(b"".join(piece(1, say.format(number).encode()) for number in range(40)))
    answers = [await bare.answer() for _ in range(40)]
    assert [answer["id"] for answer in answers] == [f"n{number}" for number in range(40)]
    done = [answer for answer in answers if answer["type"] == "accepted"]
    assert {answer["code"] for answer in answers if answer not in done} == {"request.too_often"}
    said = [e["text"] for e in (await person.get("log")).json()["events"] if e["type"] == "said"]
    assert said == [f"line {answer['id'][1:]}" for answer in done]


async def test_whoever_reads_that_it_was_accepted_has_seen_what_came_of_it(linked):
    person = (await full_table(linked, 3))[0]
    async with person.live() as line:
        await line.until(lambda f: f["view"] is not None)
        answer = await line.say("hello")
        assert line.frame["version"] == answer["version"]


async def test_whoever_is_gone_is_gone_for_the_others_too(linked):
    people = await full_table(linked, 3)
    async with people[0].live() as line, Person(linked, people[0].table).live() as watcher:
        await line.until(lambda f: f["table"]["watchers"] == 1)
        watcher.socket.transport.abort()
        await line.until(lambda f: f["table"]["watchers"] == 0)
        bare = await Bare(people[1]).open()
        await line.until(lambda f: f["table"]["seats"][1]["here"])
        raw = bare.writer.get_extra_info("socket")
        raw.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        bare.writer.transport.abort()
        await line.until(lambda f: not f["table"]["seats"][1]["here"], 15)


async def test_the_server_says_when_it_goes_to_those_who_come_back(linked):
    bare = await Bare(await open_table(linked)).open()
    await bare.until(1)
    stopping = asyncio.create_task(asyncio.to_thread(linked.stop))
    assert await bare.closed_with() == 1012
    await bare.send(piece(8, struct.pack(">H", 1012)))
    assert await stopping == 0
    linked.start()
