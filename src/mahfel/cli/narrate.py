"""Events told as sentences, from the same texts as in the browser."""

from __future__ import annotations

from collections.abc import Sequence

from mahfel.cli.arguments import arguments
from mahfel.cli.words import Words
from mahfel.engine import Event, Seat


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
        seen = event.seen_by(self._viewer)
        kind = seen["type"]
        if self._words.has(f"turn-{kind}"):
            self._turns += 1
            given = arguments(self._words, seen, self._names)
            found.append(self._words.say(f"turn-{kind}", {**given, "n": self._turns}))
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
    return words.say(key, arguments(words, seen, names))
