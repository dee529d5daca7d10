"""All that a page is sent, kept, so that it can be searched for what it should not have been told."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

from playwright.async_api import WebSocket
from visitor import Visitor

from mahfel.testing.pieces import Pieces

INSTANT = re.compile(r"\b1[5-9]\d{11}\b")
"""Milliseconds since 1970: they differ between any two evenings."""


class Overheard:
    """Listens to a visitor's line from before the page opens it."""

    def __init__(self, visitor: Visitor):
        self.visitor = visitor
        self.messages: list[dict] = []
        self._pieces = Pieces()
        visitor.page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        self._pieces = Pieces()
        socket.on("framereceived", self._received)

    def _received(self, payload: str | bytes) -> None:
        self.messages.append(self._pieces.whole(json.loads(payload)))

    def story(self) -> list[str]:
        """All events of the game in order, without their instants."""
        told = [event for message in self.messages for event in message.get("events", ())]
        began = next(place for place, event in enumerate(told) if event["type"] == "started")
        return [INSTANT.sub("·", json.dumps(event, ensure_ascii=False)) for event in told[began:]]

    def sights(self) -> dict[int, str]:
        """What was shown and asked at each version, without instants; a frame may have been left out."""
        frames = [message for message in self.messages if message["type"] == "frame" and message["view"]]
        shown = {frame["version"]: [frame["view"], frame["ask"], frame["waiting"]] for frame in frames}
        return {version: INSTANT.sub("·", json.dumps(sight, ensure_ascii=False)) for version, sight in shown.items()}


def leaves(value: object, path: tuple[str | int, ...] = ()) -> Iterator[tuple[tuple[str | int, ...], object]]:
    """Every plain value of a message with the way to it."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from leaves(inner, (*path, key))
    elif isinstance(value, list):
        for place, inner in enumerate(value):
            yield from leaves(inner, (*path, place))
    else:
        yield path, value
