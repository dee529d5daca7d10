"""Seats: who sits where."""

from __future__ import annotations

from typing import Final, TypeAlias

Seat: TypeAlias = int
"""A place at the table: 0 for the first, ascending clockwise (the next seat is the neighbour to the left)."""

CLOCK: Final[Seat] = -1
"""The special seat that is asked when a rule waits for time to pass; the server answers for it."""

MODERATOR: Final[Seat] = -2
"""The special viewer who leads a table of a moderated game and does not play: sees everything, is asked nothing."""
