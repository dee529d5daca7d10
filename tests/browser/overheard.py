"""All that a page is sent, kept, so that it can be searched for what it should not have been told."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

from visitor import Visitor

OWN = re.compile(r"\b1[5-9]\d{11}\b|\b[0-9a-f]{32,}\b|c-[\w-]+|\"id\": \"[^\"]+\"")
"""Instants in milliseconds, seals and ids of commands: they differ between any two evenings."""


class Overheard:
    """Listens to a visitor's line from before the page opens it."""

    def __init__(self, visitor: Visitor):
        self.visitor = visitor
        self.messages: list[dict] = []
        visitor.page.on("websocket", lambda socket: socket.on("framereceived", self._received))

    def _received(self, payload: str | bytes) -> None:
        self.messages.append(json.loads(payload))

    def bare(self, table: str) -> list[str]:
        """Frames and log without what differs between any two tables."""
        kept = [message for message in self.messages if message["type"] in {"frame", "log"}]
        return [OWN.sub("·", json.dumps(message, ensure_ascii=False).replace(table, "table")) for message in kept]


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
