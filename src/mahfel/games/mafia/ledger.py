"""The ledger: how often each seat has openly come out against each other one."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from mahfel.engine import Seat

if TYPE_CHECKING:
    from mahfel.games.mafia.state import MafiaState

MOST: Final = 3
"""Counts stop here: whoever came out against somebody so often has said it."""

_DIGITS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
_PLACES: Final = 3
"""Counts in one digit."""


def empty(seats: int) -> bytes:
    """A ledger in which nothing stands yet: one count for each pair, row by row."""
    return bytes(seats * seats)


def times(state: MafiaState, seat: Seat, other: Seat) -> int:
    """How often ``seat`` came out against ``other``, up to ``MOST``."""
    return state.ledger[seat * state.seats + other]


def write(state: MafiaState, against: Iterable[tuple[Seat, Seat]]) -> None:
    """These have come out once more: (who, against whom)."""
    counts = bytearray(state.ledger)
    for seat, other in against:
        place = seat * state.seats + other
        counts[place] = min(MOST, counts[place] + 1)
    state.ledger = bytes(counts)


@lru_cache(maxsize=512)
def packed(ledger: bytes) -> str:
    """The ledger as short text, three counts in a digit of base 64, the first one lowest; a row may begin within a
    digit. Nothing at all is written as nothing."""
    if not any(ledger):
        return ""
    found = []
    for at in range(0, len(ledger), _PLACES):
        digit = 0
        for place, count in enumerate(ledger[at : at + _PLACES]):
            digit |= count << 2 * place
        found.append(_DIGITS[digit])
    return "".join(found)


@lru_cache(maxsize=512)
def unpacked(text: str, seats: int) -> bytes:
    """The ledger that ``packed`` wrote. Raises ValueError for any other text."""
    counts = bytearray()
    for letter in text:
        digit = _DIGITS.index(letter)
        counts.extend((digit >> 2 * place) & MOST for place in range(_PLACES))
    if len(counts) < seats * seats and text:
        raise ValueError("a ledger that is too short")
    return bytes(counts[: seats * seats]) if text else empty(seats)
