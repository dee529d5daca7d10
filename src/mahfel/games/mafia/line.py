"""One line of what really happened, kept until the end shows it."""

from __future__ import annotations

import msgspec

from mahfel.engine import Seat

RESTED = "rest"
"""In place of an ability: might have acted, and did not."""


class Line(msgspec.Struct, frozen=True, array_like=True):
    """What a seat did at a moment (see ``moments``), at whom, and what it came to: ``done``, ``blocked``,
    ``reflected``, ``saved``, ``vest``, ``immune``, ``out`` and so on (text key ``came_to-<came_to>``)."""

    now: int
    actor: Seat
    ability: str
    at: tuple[Seat, ...] = ()
    role: str = ""
    came_to: str = ""
