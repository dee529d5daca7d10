"""The ledger of claims: what each seat has said of itself, and what turned out.

For every game of bluffing. It holds what anybody at the table could have noted down, so it is public whole.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from mahfel.engine import Seat

Result: TypeAlias = Literal["open", "believed", "shown", "caught", "past"]


class Claimed(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing that one seat has claimed: how often, how often nobody doubted it, how often it was shown to be true or
    caught as a lie; ``last`` is how the latest claim ended (``past``: believed, but the hand has changed since),
    ``doubter`` who doubted it."""

    what: str
    times: int = 0
    believed: int = 0
    shown: int = 0
    caught: int = 0
    last: Result = "open"
    doubter: Seat | None = None


Ledger: TypeAlias = list[tuple[Claimed, ...]]
"""A row a seat, in the order in which the seat first claimed each thing."""


def claim(ledger: Ledger, seat: Seat, what: str) -> None:
    """A seat claims something; how it ends is open."""
    row = ledger[seat]
    for place, entry in enumerate(row):
        if entry.what == what:
            opened = Claimed(what, entry.times + 1, entry.believed, entry.shown, entry.caught)
            ledger[seat] = (*row[:place], opened, *row[place + 1 :])
            return
    ledger[seat] = (*row, Claimed(what, times=1))


def settle(ledger: Ledger, seat: Seat, what: str, result: Result, doubter: Seat | None = None) -> None:
    """The open claim of a seat has ended: nobody doubted it, or ``doubter`` did and it was true or a lie."""
    row = ledger[seat]
    for place, entry in enumerate(row):
        if entry.what == what:
            settled = Claimed(
                what,
                entry.times,
                entry.believed + (result == "believed"),
                entry.shown + (result == "shown"),
                entry.caught + (result == "caught"),
                result,
                doubter,
            )
            ledger[seat] = (*row[:place], settled, *row[place + 1 :])
            return
    raise ValueError(f"seat {seat} has not claimed {what}")


def fade(ledger: Ledger, seat: Seat) -> None:
    """The hand of a seat has changed: what it was believed to hold it may hold no more."""
    ledger[seat] = tuple(
        msgspec.structs.replace(entry, last="past") if entry.last == "believed" else entry for entry in ledger[seat]
    )
