"""Asides: what a person says to whoever leads the table, and what they answer; nobody else may notice it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

import msgspec

from mahfel.engine import MODERATOR, Seat

if TYPE_CHECKING:
    from mahfel.tables.table import Table


class Aside(msgspec.Struct, frozen=True):
    """One line. ``seat``: whose aside it is, None when that person does not sit here any more; ``name``: theirs;
    ``answer``: whether it was whoever leads who wrote it; ``at``: ms."""

    seat: Seat | None
    name: str
    text: str
    at: int
    answer: bool


def asides_of(table: Table, viewer: Seat | None) -> tuple[Aside, ...] | None:
    """The lines between this viewer and whoever leads, oldest first; all of them for ``MODERATOR``; None for spectators
    and where nobody leads without playing."""
    if table.moderator is None or viewer is None:
        return None
    if viewer == MODERATOR:
        return table.asides
    return tuple([line for line in table.asides if line.seat == viewer])


def moved(asides: tuple[Aside, ...], seats: Mapping[Seat, Seat]) -> tuple[Aside, ...]:
    """The same lines with seats as they are called now; None for a seat that has no new name."""
    return tuple(
        line if line.seat is None else msgspec.structs.replace(line, seat=seats.get(line.seat)) for line in asides
    )


def orphaned(asides: tuple[Aside, ...], seat: Seat) -> tuple[Aside, ...]:
    """The same lines when somebody else sits at that seat, to whom those of the one before are not shown."""
    return tuple(msgspec.structs.replace(line, seat=None) if line.seat == seat else line for line in asides)
