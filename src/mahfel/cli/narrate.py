"""Events told as sentences, from the same texts as in the browser."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mahfel.cli.words import Words
from mahfel.engine import Event, Seat

_SEATS = frozenset({"seat", "other", "claimant", "target", "by", "from", "to", "host"})


class Narrator:
    """Tells a game line by line as ``viewer`` may know it, under the headings that turns have in the browser's log."""

    def __init__(self, words: Words, names: Sequence[str], viewer: Seat | None) -> None:
        self._words = words
        self._names = names
        self._viewer = viewer
        self._turns = 0

    def lines(self, event: Event) -> list[str]:
        """A heading, where the event opens a turn, and a sentence, where there is one."""
        found = []
        kind = event.seen_by(self._viewer)["type"]
        if self._words.has(f"turn-{kind}"):
            self._turns += 1
            arguments = _arguments(self._words, event, self._names, self._viewer)
            found.append(self._words.say(f"turn-{kind}", {**arguments, "n": self._turns}))
        told = any(self._words.has(key) for key in (f"event-{kind}", f"event-{kind}-you"))
        # A game with texts leaves out what it has no sentence for; one without any is shown raw.
        if told or not self._words.has("game-name"):
            sentence = narrate(self._words, event, self._names, self._viewer)
            found.extend([sentence] if sentence else [])
        return found


def narrate(words: Words, event: Event, names: Sequence[str], viewer: Seat | None) -> str:
    """One event as ``viewer`` may know it, as a sentence; empty where only somebody else is told one."""
    seen = event.seen_by(viewer)
    key = f"event-{seen['type']}"
    mine = viewer is not None and (seen.get("seat") == viewer or viewer in seen.get("seats", ()))
    concerned = viewer is not None and not mine and viewer in (seen.get("other"), seen.get("target"))
    if mine and words.has(f"{key}-you"):
        key = f"{key}-you"
    elif concerned and words.has(f"{key}-to-you"):
        key = f"{key}-to-you"
    elif not words.has(key) and words.has(f"{key}-you"):
        return ""
    return words.say(key, _arguments(words, event, names, viewer))


def _arguments(words: Words, event: Event, names: Sequence[str], viewer: Seat | None) -> dict[str, Any]:
    seen = event.seen_by(viewer)
    # Who aims at no one else aims at nobody: "Sara: changes sides", not "Sara against Sara".
    at = {name: None if name == "target" and value == seen.get("seat") else value for name, value in seen.items()}
    arguments = {name: _argument(words, name, value, names) for name, value in at.items() if name != "type"}
    if "seats" in seen:
        arguments["count"] = len(seen["seats"])  # so that a text can tell one winner from several and from none
    return arguments


def _argument(words: Words, name: str, value: Any, names: Sequence[str]) -> Any:
    # What is not there is 0, which no name and no word is: a text can tell it by `[0]`.
    if value is None or value == "":
        return 0
    if name in _SEATS and isinstance(value, int):
        return names[value]
    if name == "seats":
        return words.listed([names[seat] for seat in value])
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, tuple | list):
        parts = [words.written(_argument(words, name.removesuffix("s"), part, names)) for part in value]
        return words.listed(parts) if any(isinstance(part, str) for part in value) else " + ".join(parts)
    if isinstance(value, str):
        key = next((key for key in (f"{name}-{value}", f"card-{value}") if words.has(key)), None)
        return value if key is None else words.say(key)
    return value
