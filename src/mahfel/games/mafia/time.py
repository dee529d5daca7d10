"""Time: the more there are to hear, the shorter one may speak; with few left nobody has long for anything."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from mahfel.engine import Ask
from mahfel.engine.state import WHOLE

HURRIED: Final = 3
"""With so many left everybody has half the time."""

HALF: Final = Fraction(1, 2)

TURNS: Final = ((18, Fraction(45, 60)), (12, Fraction(50, 60)))
"""Above so many alive, how much of a minute a turn to speak lasts."""


def share(ask: Ask, living: int) -> Fraction:
    """How much of its time a decision has with so many alive."""
    if living <= HURRIED:
        return HALF
    if ask.kind == "speak":
        return next((part for above, part in TURNS if living > above), WHOLE)
    return WHOLE
