"""The twenty secret missions. All look at the end of the game: spies turned up, removed cards gone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mahfel.games.courtisans.weighing import Row, Status, count, count_role, count_spies, weigh
from mahfel.games.courtisans.words import ASSASSIN, FAMILIES, GUARD, NOBLE

ENOUGH_NOBLES: Final = 3
ENOUGH_ASSASSINS: Final = 2
ENOUGH_GUARDS: Final = 4
ENOUGH_SPIES: Final = 3
MANY_BELOW: Final = 5
FEW_ESTEEMED: Final = 3
SOME_DISGRACED: Final = 2

_FIRST_OTHER: Final = len(FAMILIES)
"""In ``WHITE`` and ``BLUE`` one mission for each family comes first."""


def fulfilled(
    white: int,
    blue: int,
    *,
    domain: Row,
    left: Row,
    below: Row,
    statuses: Sequence[Status],
    noble_weight: bool,
) -> tuple[bool, bool]:
    """Whether the white and the blue mission (places in ``WHITE`` and ``BLUE``) of a seat are fulfilled.

    ``domain`` is the seat's row, ``left`` that of its left neighbour, ``below`` that below the Queen's table;
    ``noble_weight``: a noble counts as two cards where families are counted. Where roles are counted it is one noble.
    """
    counted = weigh if noble_weight else count
    return (
        white_fulfilled(white, domain, counted(domain), counted(left)),
        blue_fulfilled(blue, count(below), counted(below), statuses),
    )


def white_fulfilled(white: int, domain: Row, own: Sequence[int], neighbour: Sequence[int]) -> bool:
    """A mission about domains; ``own`` and ``neighbour`` are the families as they are counted there."""
    if white < _FIRST_OTHER:
        return own[white] < neighbour[white]
    match white - _FIRST_OTHER:
        case 0:
            return count_role(domain, NOBLE) >= ENOUGH_NOBLES
        case 1:
            return count_role(domain, ASSASSIN) >= ENOUGH_ASSASSINS
        case 2:
            return count_role(domain, GUARD) >= ENOUGH_GUARDS
        case _:
            return count_spies(domain) >= ENOUGH_SPIES


def blue_fulfilled(blue: int, cards: Sequence[int], counted: Sequence[int], statuses: Sequence[Status]) -> bool:
    """A mission about the Queen's table; ``cards`` are the families below it, ``counted`` as nobles are counted."""
    if blue < _FIRST_OTHER:
        return statuses[blue] == "disgraced"
    match blue - _FIRST_OTHER:
        case 0:
            return min(cards) >= 1
        case 1:
            return max(counted) >= MANY_BELOW
        case 2:
            return statuses.count("esteemed") <= FEW_ESTEEMED
        case _:
            return statuses.count("disgraced") >= SOME_DISGRACED
