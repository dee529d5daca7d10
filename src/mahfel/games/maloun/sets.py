"""Complete sets: which ones a hand holds, and what water may stand for in them."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Sequence
from typing import Final, TypeAlias

from mahfel.engine import Refused
from mahfel.games.maloun.moves import Build
from mahfel.games.maloun.words import BIT, DRINK, DRINKS, FULL, KINDS, WATER, Card, card

Laid: TypeAlias = tuple[int, int]
"""A set on the table: the place of its drink, and the numbers that water stands for as a mask (bit 0: number 1)."""

_MOST_WATER: Final = 4
"""At least one card of a set is a real drink: it says which drink the set is of."""


def _all_fillings() -> tuple[tuple[tuple[int, ...], ...], ...]:
    rows = []
    for present in range(FULL + 1):
        row = []
        for water in range(_MOST_WATER + 1):
            masks = [m for m in range(FULL) if m.bit_count() <= water and m | present == FULL and m != FULL]
            row.append(tuple(sorted(masks, key=lambda mask: (mask.bit_count(), mask))))
        rows.append(tuple(row))
    return tuple(rows)


_FILLINGS: Final = _all_fillings()
_NUMBERS: Final = tuple(tuple(n for n in range(1, 6) if mask >> n - 1 & 1) for mask in range(FULL + 1))
_MASKS: Final = {numbers: mask for mask, numbers in enumerate(_NUMBERS)}
BUILDS: Final = tuple(tuple(Build(name, numbers) for numbers in _NUMBERS[:FULL]) for name in DRINKS)
"""The build of each drink with each mask of numbers filled by water."""


def mask_of(hand: Sequence[Card]) -> tuple[int, int]:
    """The healthy cards of a sorted hand as bits by drink and number, and how many waters it holds."""
    mask = 0
    for which in hand:
        mask |= BIT[which]
    return mask, len(hand) - bisect_left(hand, WATER)


def fillings(present: int, water: int) -> tuple[int, ...]:
    """What water may stand for in a set of a drink of which these numbers are there: masks, the fewest waters first."""
    return _FILLINGS[present][min(water, _MOST_WATER)]


def builds(hand: Sequence[Card]) -> tuple[Build, ...]:
    """Every complete set that a sorted hand can lay, each with every use of its water; the thriftiest first."""
    if len(hand) < KINDS - 1:
        return ()
    mask, water = mask_of(hand)
    if not water and not _has_full(mask):
        return ()
    found: list[Build] = []
    for drink in range(KINDS):
        present = mask >> 5 * drink & FULL
        if present:
            row = BUILDS[drink]
            found += [row[filled] for filled in fillings(present, water)]
    return tuple(found)


def thrifty(hand: Sequence[Card]) -> tuple[Build, ...]:
    """For each drink that can be laid, the build with the fewest waters."""
    mask, water = mask_of(hand)
    found = []
    for drink in range(KINDS):
        choices = fillings(mask >> 5 * drink & FULL, water)
        if choices:
            found.append(BUILDS[drink][choices[0]])
    return tuple(found)


def _has_full(mask: int) -> bool:
    while mask:
        if mask & FULL == FULL:
            return True
        mask >>= 5
    return False


def laid_by(hand: Sequence[Card], move: Build) -> Laid:
    """The set that a build lays. Raises ``Refused`` when the hand does not hold it."""
    drink = DRINK.get(move.drink)
    if drink is None:
        raise Refused("maloun.no_such_drink", drink=move.drink)
    filled = _MASKS.get(move.water)
    if filled is None:
        raise Refused("maloun.set_numbers", numbers=list(move.water))
    if filled == FULL:
        raise Refused("maloun.set_all_water")
    mask, water = mask_of(hand)
    if filled.bit_count() > water:
        raise Refused("maloun.set_water", water=water)
    missing = FULL & ~(mask >> 5 * drink & FULL | filled)
    if missing:
        raise Refused("maloun.set_incomplete", drink=move.drink, numbers=list(_NUMBERS[missing]))
    return drink, filled


def cards_of(laid: Laid) -> Iterator[Card]:
    """The cards that lie in a set."""
    drink, filled = laid
    for number in range(1, 6):
        yield WATER if filled >> number - 1 & 1 else card(drink, number)
