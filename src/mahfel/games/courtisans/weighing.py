"""What cards weigh at the end, and what that makes of a family."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypeAlias

from mahfel.games.courtisans.words import ASSASSIN, FAMILIES, GUARD, NOBLE, PLAIN, ROLES, SPY

Row: TypeAlias = Sequence[int]
"""How many cards of each of the 30 kinds lie in one place, spies turned up."""

Status: TypeAlias = Literal["esteemed", "disgraced", "neutral"]


def weigh(row: Row) -> tuple[int, ...]:
    """The weight of each family in a row: a noble counts as two cards, every other card as one."""
    width = len(ROLES)
    return tuple(
        row[at + PLAIN] + 2 * row[at + NOBLE] + row[at + GUARD] + row[at + ASSASSIN] + row[SPY + family]
        for family, at in enumerate(range(0, SPY, width))
    )


def count(row: Row) -> tuple[int, ...]:
    """The cards of each family in a row, a noble as one."""
    width = len(ROLES)
    return tuple(sum(row[width * f : width * f + width]) + row[SPY + f] for f in range(len(FAMILIES)))


def count_role(row: Row, role: int) -> int:
    """The cards of one face-up role in a row, of all families."""
    return sum(row[role : SPY : len(ROLES)])


def count_spies(row: Row) -> int:
    """The spies in a row, of all families."""
    return sum(row[SPY:])


def status_of(above: int, below: int) -> Status:
    """Esteemed with more weight above the table than below, disgraced with less, neutral when equal."""
    if above == below:
        return "neutral"
    return "esteemed" if above > below else "disgraced"
