"""Hand over: a person goes on with another device."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from mahfel.engine import Seat
from mahfel.tables import secrets
from mahfel.tables.entries import Entry, HandoverOffered
from mahfel.tables.house import House
from mahfel.tables.table import Table

VALID: Final = 10 * 60 * 1000
"""Milliseconds for which a code is good."""


class Handover(msgspec.Struct, frozen=True):
    """A one-time code and the instant (ms) at which it dies."""

    code: str
    expires: int


async def hand_over(house: House, table_id: str, who: str) -> Handover:
    """A code that moves this person's seat to the device that shows it to ``take``; an earlier code is dead.

    Raises ``Refused("seat.not_yours")``.
    """
    code = secrets.mint("h")
    expires = 0

    def decide(table: Table, seat: Seat, now: int) -> Sequence[Entry]:
        nonlocal expires
        expires = now + VALID
        return [HandoverOffered(seat, secrets.digest(code), expires)]

    await house.change(table_id, decide, who=who)
    return Handover(code, expires)
