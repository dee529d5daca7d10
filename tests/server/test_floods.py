"""Whoever floods gets a refusal or a closed door, and costs the others neither time nor memory."""

import base64
import json
import os
import socket
import struct
import time
from contextlib import suppress
from pathlib import Path

import httpx
import pytest
from running import open_table

from mahfel.server.http_protocol import REQUEST_S

TEXT, CONTINUATION, PING = 0x1, 0x0, 0x9


def frame(kind: int, data: bytes = b"", *, last: bool = True) -> bytes:
    """A frame as clients send it, masked with zeros."""
    size = bytes([0x80 | len(data)]) if len(data) < 126 else b"\xfe" + struct.pack(">H", len(data))
    return bytes([(0x80 if last else 0) | kind]) + size + bytes(4) + data


async def connected(server) -> socket.socket:
    """A live connection of a person at a new table, as a bare socket, past its handshake."""
    person = await open_table(server)
    line = socket.create_connection(("127.0.0.1", server.port), timeout=60)
    key = base64.b64encode(os.urandom(16)).decode()
    line.sendall(
        f"GET /api/tables/{person.table}/live?after=0 HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n"
        f"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n"
        f"Authorization: Bearer {person.token}\r\n\r\n".encode()
    )
    assert line.recv(4096).startswith(b"HTTP/1.1 101 ")
    return line


def memory(server) -> float:
    """Megabytes that the server occupies."""
    with Path(f"/proc/{server.process.pid}/statm").open() as file:
        return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6


def seconds_of_cpu(server) -> float:
    with Path(f"/proc/{server.process.pid}/stat").open() as file:
        fields = file.read().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def push(line: socket.socket, data: bytes, most: int, patience: float = 2) -> int:
    """Send the same again and again until nobody takes it any more, or `most` bytes are sent; the bytes sent."""
    sent = 0
    line.settimeout(patience)
    with suppress(OSError):
        while sent < most:
            sent += line.send(data)
    return sent


async def test_pings_that_wait_for_no_pong_are_not_answered_for_ever(server):
    line = await connected(server)
    before = memory(server)
    with line:
        sent = push(line, frame(PING, b"x" * 125) * 500, 200_000_000)
    assert sent < 200_000_000
    assert memory(server) - before < 50


async def test_a_message_in_endless_empty_pieces_costs_what_each_piece_costs(server):
    line = await connected(server)
    before = seconds_of_cpu(server)
    with line:
        line.sendall(frame(TEXT, last=False))
        for _ in range(60):
            line.sendall(frame(CONTINUATION, last=False) * 1000)
        line.sendall(frame(PING, b"all read"))
        seen = b""
        line.settimeout(30)
        while b"all read" not in seen:
            seen += line.recv(65536)
    assert seconds_of_cpu(server) - before < 5  # it was a minute when each piece looked at all that came before


async def test_a_ping_within_a_message_in_pieces_is_answered_and_the_message_too(server):
    line = await connected(server)
    with line:
        line.sendall(frame(TEXT, b'{"type":', last=False) + frame(PING, b"hi") + frame(CONTINUATION, b'"ping"}'))
        seen = b""
        while b'"pong"' not in seen:
            seen += line.recv(65536)
    assert b"\x8a\x02hi" in seen


async def test_the_same_refused_move_again_and_again_leaves_nothing_behind(server):
    line = await connected(server)
    move = frame(TEXT, json.dumps({"type": "move", "id": "again", "version": 0, "move": "pass"}).encode())
    before = memory(server)
    with line:
        for _ in range(300):
            line.sendall(move * 100)
            line.settimeout(10)
            line.recv(1 << 20)
    assert memory(server) - before < 25


@pytest.mark.parametrize(
    ("start", "more"),
    [
        (b"GET /healthz HTTP/1.1\r\nhost: x\r\nlong: ", b"x" * 10_000),
        (b"GET /healthz HTTP/1.1\r\nhost: x\r\n", b"many: headers\r\n" * 1000),
        (b"GET /", b"x" * 10_000),
        (
            b"POST /api/tables HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n0\r\n",
            b"a: trailer\r\n" * 1000,
        ),
    ],
)
def test_a_head_without_end_is_cut_off(server, start, more):
    with socket.create_connection(("127.0.0.1", server.port), timeout=60) as line:
        line.sendall(start)
        assert push(line, more, 50_000_000) < 50_000_000
    assert httpx.get(f"{server.base}/healthz").status_code == 200


def test_what_is_no_http_is_refused_with_a_code(server):
    with socket.create_connection(("127.0.0.1", server.port), timeout=60) as line:
        line.sendall(b"HELO mahfel\r\n\r\n")
        head, _, body = b"".join(iter(lambda: line.recv(4096), b"")).partition(b"\r\n\r\n")
    assert head.startswith(b"HTTP/1.1 400 ")
    assert json.loads(body)["code"] == "request.malformed"


def test_bodies_of_several_requests_on_one_connection_are_no_head(server):
    body = b"[" + b" " * 60_000 + b"]"
    with socket.create_connection(("127.0.0.1", server.port), timeout=60) as line:
        for _ in range(4):
            head = (
                b"POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: %d\r\n\r\n"
            )
            line.sendall(head % len(body) + body)
            answer = b""
            while not answer.endswith(b"}"):
                answer += line.recv(65536)
            assert answer.startswith(b"HTTP/1.1 400 ")
            assert b'"request.invalid"' in answer


async def test_a_host_longer_than_any_makes_no_picture(server):
    person = await open_table(server)
    answer = await person.http.get(f"/qr/{person.table}.svg", headers={"host": "x" * 4000})
    assert (answer.status_code, answer.json()["code"]) == (400, "request.invalid")


@pytest.mark.slow
def test_a_request_that_takes_for_ever_is_not_waited_for(server):
    began = time.monotonic()
    with socket.create_connection(("127.0.0.1", server.port), timeout=REQUEST_S * 5) as line:
        line.sendall(b"POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n\r\n{")
        with suppress(OSError):
            while line.recv(4096):
                pass
    assert REQUEST_S * 0.8 < time.monotonic() - began < REQUEST_S * 4
