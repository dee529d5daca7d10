"""Scripted chance: tests and full trees say what falls."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from mahfel.engine.chance import Chance


class Scripted(Chance):
    """Draws that were written down beforehand: each call of ``below`` gives the next number of the script.

    Raises IndexError when the script is at its end and ValueError when a number does not fit the bound asked for.
    ``bounds`` holds the bounds asked for so far, so that a walk over all scripts knows how many branches each draw has.
    """

    __slots__ = ("bounds", "script")

    def __init__(self, script: Iterable[int] = ()) -> None:
        self.script = tuple(script)
        self.bounds: list[int] = []

    def below(self, bound: int) -> int:
        """The next number of the script."""
        place = len(self.bounds)
        if place >= len(self.script):
            raise IndexError(f"the script ends after {place} draws and one more below {bound} was asked for")
        drawn = self.script[place]
        if not 0 <= drawn < bound:
            raise ValueError(f"draw {place} of the script is {drawn}, but one below {bound} was asked for")
        self.bounds.append(bound)
        return drawn

    def word(self) -> int:
        """Refused: a script speaks in draws, not in words."""
        raise NotImplementedError("scripted chance gives draws, not words")

    def copy(self) -> Scripted:
        """A script at the same place."""
        twin = Scripted(self.script)
        twin.bounds = self.bounds[:]
        return twin

    def plain(self) -> Any:
        """The script and the place in it."""
        return ["scripted", list(self.script), len(self.bounds)]
