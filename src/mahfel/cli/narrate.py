"""Events told as sentences, from the same texts as in the browser."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mahfel.cli.words import Words
from mahfel.engine import Event, Seat

_SEATS = ("seat", "other", "claimant")


def narrate(words: Words, event: Event, names: Sequence[str], viewer: Seat | None) -> str:
    """One event as ``viewer`` may know it, as a sentence."""
    seen = event.seen_by(viewer)
    kind = seen.pop("type")
    key = f"event-{kind}"
    seat = seen.get("seat")
    mine = viewer is not None and (seat == viewer or viewer in seen.get("seats", ()))
    if mine and words.has(f"{key}-you"):
        key = f"{key}-you"
    arguments = {name: _argument(words, name, value, names) for name, value in seen.items()}
    if "seats" in seen:
        arguments["count"] = len(seen["seats"])  # so that a text can tell one winner from several and from none
    return words.say(key, arguments)


def _argument(words: Words, name: str, value: Any, names: Sequence[str]) -> Any:
    if name in _SEATS and isinstance(value, int):
        return names[value]
    if name == "seats":
        return words.listed([names[seat] for seat in value])
    if isinstance(value, tuple | list):
        return " + ".join(words.written(_argument(words, name, part, names)) for part in value)
    if isinstance(value, str):
        key = next((key for key in (f"{name}-{value}", f"card-{value}") if words.has(key)), None)
        return value if key is None else words.say(key)
    return value
