"""Somebody in front of a browser: their page, what the server told it, and what went wrong in it."""

from __future__ import annotations

import asyncio
import json
import re
import time
from collections.abc import Callable

from playwright.async_api import BrowserContext, Locator, Page, WebSocket
from words import Words

from mahfel.testing.pieces import Pieces

PHONE = {"width": 360, "height": 640}
SIDE = {"width": 640, "height": 360}
DESKTOP = {"width": 1280, "height": 800}

# What Chromium itself reports of a refused request or a cut line; the page says it in words, and the tests look there.
_NETWORK = re.compile(r"Failed to load resource|WebSocket connection to")


class Visitor:
    """A page of its own context. `frame` is the newest frame its live connection received."""

    def __init__(self, context: BrowserContext, page: Page, words: Words, base: str):
        self.context, self.page, self.words, self.base = context, page, words, base
        self.frame: dict | None = None
        self.events: list[dict] = []
        self.answers: dict[str, dict] = {}
        self.sent: dict[str, dict] = {}
        self.faults: list[str] = []
        self._news = asyncio.Event()
        self._pieces = Pieces()
        page.on("websocket", self._listen)
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        page.on("console", self._heard)

    def _heard(self, message) -> None:
        if message.type in {"error", "warning"} and not _NETWORK.search(message.text):
            self.faults.append(message.text)

    def _listen(self, socket: WebSocket) -> None:
        self._pieces = Pieces()
        socket.on("framereceived", self._received)
        socket.on("framesent", self._sent)

    def _received(self, payload: str | bytes) -> None:
        message = self._pieces.whole(json.loads(payload))
        match message["type"]:
            case "frame":
                self.frame = message
                self.events += message["events"]
            case "log":
                self.events += message["events"]
            case "accepted" | "refused":
                self.answers[message["id"]] = message
        self._news.set()

    def _sent(self, payload: str | bytes) -> None:
        message = json.loads(payload)
        if "id" in message:
            self.sent[message["id"]] = message

    async def open(self, path: str) -> Visitor:
        """Go to a path of the server; the language stays."""
        mark = "&" if "?" in path else "?"
        head, hash_, tail = path.partition("#")
        await self.page.goto(f"{self.base}{head}{mark}lang={self.words.lang}{hash_}{tail}")
        return self

    async def forget(self) -> None:
        """Be somebody new: no seat anywhere, nothing kept from earlier visits."""
        await self.context.clear_cookies()
        if self.page.url.startswith(self.base):
            await self.page.evaluate("localStorage.clear()")
        self.frame, self.events = None, []

    async def until(self, what: Callable[[dict], object], seconds: float = 60) -> dict:
        """The first frame that satisfies `what`."""
        deadline = time.monotonic() + seconds
        while self.frame is None or not what(self.frame):
            self._news.clear()
            try:
                await asyncio.wait_for(self._news.wait(), max(0.01, deadline - time.monotonic()))
            except TimeoutError:
                seen = json.dumps(self.frame, ensure_ascii=False)
                raise AssertionError(f"no such frame within {seconds} s; the last one: {seen}") from None
        return self.frame

    @property
    def waits(self) -> bool:
        """Whether something that this page sent has no answer yet: the frame with what came of it comes first, and
        until the answer is there the page takes nothing else."""
        return not self.sent.keys() <= self.answers.keys()

    def say(self, key: str, **args: object) -> str:
        return self.words.say(key, **args)

    def button(self, key: str, **args: object) -> Locator:
        """The button with that name, or whose name begins so where a second line of words follows."""
        return self.page.get_by_role("button", name=re.compile(f"^{re.escape(self.say(key, **args))}(?![^\\s:])"))

    def link(self, key: str, **args: object) -> Locator:
        return self.page.get_by_role("link", name=self.say(key, **args), exact=True)

    def text(self, key: str, **args: object) -> Locator:
        return self.page.get_by_text(self.say(key, **args), exact=True)

    @property
    def table(self) -> str:
        """The id in the address of a table's page."""
        found = re.search(r"/t/([\w-]+)", self.page.url)
        assert found, self.page.url
        return found.group(1)

    @property
    def seat(self) -> int | None:
        assert self.frame
        return self.frame["table"]["you"]
