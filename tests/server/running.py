"""A real server in its own process, and people who speak to it."""

from __future__ import annotations

import asyncio
import json
import os
import re
import secrets
import signal
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import httpx
import websockets

from mahfel.testing.pieces import Pieces

_ADDRESS = re.compile(r"(http://127\.0\.0\.1:\d+)")


class Server:
    """`mahfel serve` on a free port; `kill` ends it as a power cut would, `stop` as an operator does."""

    def __init__(self, data: Path, *options: str, env: dict[str, str] | None = None):
        self.data = data
        self.options = options
        self.env = env or {}
        self.process: subprocess.Popen[str] | None = None
        self.base = ""
        self.port = 0

    def start(self, patience: float = 20) -> Server:
        """Begin to serve. Whoever begins again on the same port may find that somebody else has it for a moment."""
        until = time.monotonic() + patience
        while not self._begun():
            if self.port == 0 or time.monotonic() > until:
                raise AssertionError(f"the server did not begin: {self.log()}")
            time.sleep(0.2)
        return self

    def _begun(self) -> bool:
        command = [sys.executable, "-m", "mahfel.cli.main", "serve", "--port", str(self.port), "--data", str(self.data)]
        with (self.data.parent / f"{self.data.name}.log").open("a") as errors:
            self.process = subprocess.Popen(
                [*command, "--lang", "en", *self.options],
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
                env={**os.environ, **self.env},
            )
        match = _ADDRESS.search(self.process.stdout.readline())
        if match is None:
            self.kill()
            return False
        self.base = match.group(1)
        self.port = int(self.base.rpartition(":")[2])
        return True

    def log(self) -> str:
        return (self.data.parent / f"{self.data.name}.log").read_text(encoding="utf-8")

    def kill(self) -> None:
        self.process.kill()
        self.process.wait(60)
        self.process.stdout.close()

    def stop(self, seconds: float = 30) -> int:
        self.process.send_signal(signal.SIGTERM)
        try:
            return self.process.wait(seconds)
        finally:
            if self.process.poll() is None:
                self.process.kill()
                self.process.wait(60)
            self.process.stdout.close()

    @property
    def ws(self) -> str:
        return self.base.replace("http", "ws", 1)


def nonce() -> str:
    return secrets.token_hex(32)


# What closes the clients that the present test has opened; called after it, however it ended.
OPEN: list[Callable[[], Awaitable[None]]] = []


class Person:
    """Somebody with a seat at a table, or a spectator (no token); speaks HTTP with a bearer token."""

    def __init__(self, server: Server, table: str, token: str | None = None, seat: int | None = None):
        self.server, self.table, self.token, self.seat = server, table, token, seat
        headers = {"authorization": f"Bearer {token}"} if token else {}
        self.http = httpx.AsyncClient(base_url=server.base, headers=headers, timeout=60)
        OPEN.append(self.http.aclose)

    async def __aenter__(self) -> Person:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.http.aclose()

    async def post(self, path: str, body: object = None, **more: object) -> httpx.Response:
        return await self.http.post(f"/api/tables/{self.table}/{path}", json={} if body is None else body, **more)

    async def get(self, path: str = "", **more: object) -> httpx.Response:
        return await self.http.get(f"/api/tables/{self.table}{path and '/' + path}", **more)

    def live(self, after: int = 0, lang: str = "en") -> Line:
        return Line(self, after, lang)


class Line:
    """A live connection that remembers what it was sent."""

    def __init__(self, person: Person, after: int = 0, lang: str = "en"):
        self.person, self.after, self.lang = person, after, lang
        self.events: list[dict] = []
        self.frame: dict | None = None
        self.sizes: list[int] = []
        self.bye: dict | None = None
        self._answers: dict[str, dict] = {}
        self._pieces = Pieces()

    async def __aenter__(self) -> Line:
        token = self.person.token
        headers = {"authorization": f"Bearer {token}"} if token else {}
        uri = f"{self.person.server.ws}/api/tables/{self.person.table}/live?after={self.after}&lang={self.lang}"
        self.socket = await websockets.connect(uri, additional_headers=headers, max_size=None, max_queue=None)
        OPEN.append(self.socket.close)
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.socket.close()

    async def open(self) -> Line:
        """Open it for the rest of the test."""
        return await self.__aenter__()

    async def receive(self, seconds: float = 60) -> dict:
        raw = await asyncio.wait_for(self.socket.recv(), seconds)
        self.sizes.append(len(raw.encode()))
        message = self._pieces.whole(json.loads(raw))
        match message["type"]:
            case "frame":
                self.frame = message
                self.events += message["events"]
                self.after = message["version"]
            case "log":
                self.events += message["events"]
            case "accepted" | "refused" if message["id"] is not None:
                self._answers[message["id"]] = message
            case "bye":
                self.bye = message
        return message

    async def until(self, what, seconds: float = 60) -> dict:
        """Receive until a frame satisfies `what`; that frame."""
        deadline = time.monotonic() + seconds
        while self.frame is None or not what(self.frame):
            await self.receive(max(0.01, deadline - time.monotonic()))
        return self.frame

    async def send(self, message: object) -> None:
        await self.socket.send(message if isinstance(message, str | bytes) else json.dumps(message))

    async def command(self, message: dict, seconds: float = 60) -> dict:
        """Send a command and wait for its one answer."""
        await self.send(message)
        while message["id"] not in self._answers:
            await self.receive(seconds)
        return self._answers[message["id"]]

    async def move(self, move: object, *, version: int | None = None, name: str | None = None) -> dict:
        seen = self.frame["version"] if version is None else version
        return await self.command({"type": "move", "id": name or secrets.token_hex(6), "version": seen, "move": move})

    async def say(self, text: str, room: str = "table") -> dict:
        return await self.command({"type": "say", "id": secrets.token_hex(6), "room": room, "text": text})


async def open_table(server: Server, name: str = "Sara", **more: object) -> Person:
    """A new table and its host."""
    body = {"game": "high_society", "name": name, "lang": "en", "nonce": nonce(), **more}
    async with httpx.AsyncClient(base_url=server.base, timeout=60) as http:
        answer = await http.post("/api/tables", json=body)
    assert answer.status_code == 201, answer.text
    made = answer.json()
    return Person(server, made["table"], made["token"], made["seat"])


async def join(server: Server, table: str, name: str, **more: object) -> Person:
    """One more person at a table."""
    async with httpx.AsyncClient(base_url=server.base, timeout=60) as http:
        answer = await http.post(f"/api/tables/{table}/join", json={"name": name, "nonce": nonce(), **more})
    assert answer.status_code == 200, answer.text
    return Person(server, table, answer.json()["token"], answer.json()["seat"])


async def full_table(server: Server, people: int = 3, **more: object) -> list[Person]:
    """A table with that many people, started."""
    host = await open_table(server, **more)
    others = [await join(server, host.table, name) for name in ("Nima", "Kaveh", "Golnar", "Mina")[: people - 1]]
    answer = await host.post("start")
    assert answer.status_code == 200, answer.text
    return [host, *others]


async def table_with_bots(server: Server, bots: int = 3, level: str = "easy", **more: object) -> Person:
    """A table with one person and bots, started."""
    host = await open_table(server, **more)
    for seat in range(1, bots + 1):
        answer = await host.post(f"seats/{seat}/bot", {"level": level})
        assert answer.status_code == 200, answer.text
    answer = await host.post("start")
    assert answer.status_code == 200, answer.text
    return host


# A body that makes a table.
SARA = {"game": "high_society", "name": "Sara", "lang": "fa", "nonce": "0" * 64}


async def post(server, path, **more):
    async with httpx.AsyncClient(base_url=server.base, timeout=60) as http:
        return await http.post(path, **more)


def refusal(answer):
    body = answer.json()
    assert body.keys() == {"code", "args", "text"}
    assert body["text"]
    return answer.status_code, body["code"]


async def codes(answer):
    return answer.status_code, answer.json().get("code")


def modest(frame: dict) -> dict:
    """A cheap legal answer to a frame's ask in High Society: the least raise while it is cheap, else the default."""
    view, ask = frame["view"], frame["ask"]
    if ask["kind"] != "bid":
        return ask["default"]
    mine = view["players"][view["viewer"]]
    needed = view["least"] - mine["bid_total"]
    fitting = [card for card in mine["hand"] if card >= needed]
    if fitting and view["least"] <= 12:
        return {"type": "bid", "cards": [fitting[0]]}
    return {"type": "pass"}
