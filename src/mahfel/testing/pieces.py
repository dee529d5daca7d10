"""Frames that came in pieces, put together as the protocol says."""

from __future__ import annotations

from typing import Any

GROUPS = ("frame", "table", "view")


class Pieces:
    """What one connection has heard; it holds until it is told otherwise."""

    def __init__(self) -> None:
        self.kept: dict[str, Any] = {}

    def whole(self, message: dict[str, Any]) -> dict[str, Any]:
        """The message itself, or the frame that is complete with it."""
        if message["type"] not in {"part", "rest"}:
            return message
        if message.get("anew"):
            self.kept = {}
        for group in GROUPS:
            self.kept[group] = {**self.kept.get(group, {}), **message[group]}
        chairs = {card["seat"]: card for card in message["seats"]}
        self.kept["seats"] = {**self.kept.get("seats", {}), **chairs}
        if message["type"] == "part":
            return message
        return {
            "view": self.kept["view"],
            **self.kept["frame"],
            **{name: message[name] for name in ("version", "now", "events")},
            "type": "frame",
            "table": {**self.kept["table"], "seats": [self.kept["seats"][seat] for seat in sorted(self.kept["seats"])]},
        }
