"""What the people at a table are told of what whoever leads it does."""

from __future__ import annotations

from typing import Annotated

from mahfel.engine import PUBLIC, Seat
from mahfel.tables.table_event import TableEvent


class VoiceTaken(TableEvent, frozen=True, tag="silenced"):
    """Whoever leads the table took somebody's voice in the rooms of talk."""

    seat: Annotated[Seat | None, PUBLIC]
    name: Annotated[str, PUBLIC]


class VoiceReturned(TableEvent, frozen=True, tag="voice_given"):
    """Somebody may talk again."""

    seat: Annotated[Seat | None, PUBLIC]
    name: Annotated[str, PUBLIC]


class LinePinned(TableEvent, frozen=True, tag="pinned"):
    """A line of whoever leads the table stays above it."""

    name: Annotated[str, PUBLIC]
    text: Annotated[str, PUBLIC]


class LineUnpinned(TableEvent, frozen=True, tag="unpinned"):
    """It was taken down."""

    name: Annotated[str, PUBLIC]


class PollBegun(TableEvent, frozen=True, tag="poll_opened"):
    """Whoever leads the table asks for a yes or a no."""

    name: Annotated[str, PUBLIC]
    text: Annotated[str, PUBLIC]


class PollEnded(TableEvent, frozen=True, tag="poll_closed"):
    """How many said what, and how many said nothing."""

    text: Annotated[str, PUBLIC]
    yes: Annotated[int, PUBLIC]
    no: Annotated[int, PUBLIC]
    silent: Annotated[int, PUBLIC]


BESIDE_THE_GAME: tuple[type[TableEvent], ...] = (PollBegun, PollEnded)
"""What belongs to the evening and not to the game: a game that is shown again does not tell it."""
