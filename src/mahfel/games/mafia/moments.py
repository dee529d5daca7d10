"""Moments: statuses end when a day or a night begins."""

from __future__ import annotations

from typing import Final

FOREVER: Final = 1 << 20


def day(cycle: int) -> int:
    """The beginning of the day of a cycle. Cycle 0 holds the first, peaceful night; a day comes before its night."""
    return 2 * cycle


def night(cycle: int) -> int:
    """The beginning of the night of a cycle."""
    return 2 * cycle + 1


def told(moment: int) -> tuple[int, bool]:
    """Its cycle, and whether it is the night of it."""
    return moment // 2, moment % 2 == 1
