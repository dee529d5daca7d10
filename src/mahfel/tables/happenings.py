"""Happenings: what the people at a table are told, the events of the game among them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any

import msgspec

from mahfel.engine import MODERATOR, PUBLIC, Event, Seat
from mahfel.engine.event import is_public
from mahfel.tables.leading_events import (
    LinePinned,
    LineUnpinned,
    PollBegun,
    PollEnded,
    VoiceReturned,
    VoiceTaken,
)
from mahfel.tables.table_event import TableEvent as TableEvent


class PersonJoined(TableEvent, frozen=True, tag="joined"):
    """A person sat down."""

    seat: Annotated[Seat | None, PUBLIC]
    name: Annotated[str, PUBLIC]


class ModeratorLeads(TableEvent, frozen=True, tag="moderator_leads"):
    """Somebody leads the table who does not play and sees everything; everybody is told."""

    name: Annotated[str, PUBLIC]


class BotJoined(TableEvent, frozen=True, tag="bot_seated"):
    """A bot was seated."""

    seat: Annotated[Seat | None, PUBLIC]
    level: Annotated[str, PUBLIC]
    name: Annotated[str, PUBLIC]


class PersonRemoved(TableEvent, frozen=True, tag="removed"):
    """The host emptied a seat."""

    seat: Annotated[Seat | None, PUBLIC]
    name: Annotated[str, PUBLIC]


class PersonMoved(TableEvent, frozen=True, tag="seat_changed"):
    """A person took another seat."""

    seat: Annotated[Seat | None, PUBLIC]
    name: Annotated[str, PUBLIC]


class LotDrawn(TableEvent, frozen=True, tag="seats_drawn"):
    """The seats were drawn by lot; who sits where now is on the table's card."""


class OptionsSet(TableEvent, frozen=True, tag="options_changed"):
    """The host changed how this table plays."""


class GameStarted(TableEvent, frozen=True, tag="started"):
    """The cards are dealt."""


class NamesHidden(TableEvent, frozen=True, tag="names_hidden"):
    """The seats were drawn by lot unseen, and everybody is a number until the end."""


class PersonWas(TableEvent, frozen=True, tag="person_was"):
    """After the end: which number a person was."""

    seat: Annotated[Seat | None, PUBLIC]
    number: Annotated[str, PUBLIC]
    name: Annotated[str, PUBLIC]


class BotWas(TableEvent, frozen=True, tag="bot_was"):
    """After the end: which number was a bot, and of which level."""

    seat: Annotated[Seat | None, PUBLIC]
    number: Annotated[str, PUBLIC]
    name: Annotated[str, PUBLIC]
    level: Annotated[str, PUBLIC]


class DefaultPlayed(TableEvent, frozen=True, tag="defaulted"):
    """Nobody decided, so the default was played."""

    seat: Annotated[Seat | None, PUBLIC]


class TurnSkipped(TableEvent, frozen=True, tag="skipped"):
    """The host ended somebody's speech."""

    seat: Annotated[Seat | None, PUBLIC]


class MoreTime(TableEvent, frozen=True, tag="time_given"):
    """The host gave everybody who is asked so many seconds more."""

    seconds: Annotated[int, PUBLIC]


class TablePaused(TableEvent, frozen=True, tag="paused"):
    """The host, who has no seat where they are the moderator, stopped the game and its clock."""

    seat: Annotated[Seat | None, PUBLIC]
    name: Annotated[str, PUBLIC]


class TableResumed(TableEvent, frozen=True, tag="resumed"):
    """The host let the game go on."""

    seat: Annotated[Seat | None, PUBLIC]
    name: Annotated[str, PUBLIC]


class GameAbandoned(TableEvent, frozen=True, tag="abandoned"):
    """The host ended the game; nobody has won."""

    seat: Annotated[Seat | None, PUBLIC]
    name: Annotated[str, PUBLIC]


class PersonLeft(TableEvent, frozen=True, tag="left"):
    """A person said good-bye."""

    seat: Annotated[Seat | None, PUBLIC]
    name: Annotated[str, PUBLIC]


class PersonReturned(TableEvent, frozen=True, tag="returned"):
    """A person is back."""

    seat: Annotated[Seat | None, PUBLIC]
    name: Annotated[str, PUBLIC]


class SeatKept(TableEvent, frozen=True, tag="kept"):
    """A bot keeps an absent person's seat warm."""

    seat: Annotated[Seat | None, PUBLIC]
    level: Annotated[str, PUBLIC]


class PersonExcluded(TableEvent, frozen=True, tag="excluded"):
    """The host sent somebody away in the middle of the game."""

    seat: Annotated[Seat | None, PUBLIC]
    name: Annotated[str, PUBLIC]


class AbsentRemoved(TableEvent, frozen=True, tag="absent_removed"):
    """Somebody was gone for so long that the table has sent them away."""

    seat: Annotated[Seat | None, PUBLIC]
    name: Annotated[str, PUBLIC]


class PersonAway(TableEvent, frozen=True, tag="away"):
    """Nobody has been there for long: the rules do not count the seat until they are back."""

    seat: Annotated[Seat | None, PUBLIC]
    name: Annotated[str, PUBLIC]


class LengthsSet(TableEvent, frozen=True, tag="times_set"):
    """The host, who has no seat where they are the moderator, changed how long decisions take from now on."""

    seat: Annotated[Seat | None, PUBLIC]
    name: Annotated[str, PUBLIC]


class ReasonGiven(TableEvent, frozen=True, tag="exclusion_reason"):
    """The host said why they sent somebody away."""

    seat: Annotated[Seat | None, PUBLIC]
    name: Annotated[str, PUBLIC]
    text: Annotated[str, PUBLIC]


class WillRead(TableEvent, frozen=True, tag="will_read"):
    """Somebody leaves the game, and what they wrote down for it is read out."""

    seat: Annotated[Seat | None, PUBLIC]
    name: Annotated[str, PUBLIC]
    text: Annotated[str, PUBLIC]


class HostChanged(TableEvent, frozen=True, tag="host_passed"):
    """Somebody else is the host now."""

    seat: Annotated[Seat | None, PUBLIC]
    name: Annotated[str, PUBLIC]


class SeatHandedOver(TableEvent, frozen=True, tag="handed_over"):
    """A person went on with another device."""

    seat: Annotated[Seat | None, PUBLIC]


class PersonReplaced(TableEvent, frozen=True, tag="replaced"):
    """Another person took an absent person's seat."""

    seat: Annotated[Seat | None, PUBLIC]
    name: Annotated[str, PUBLIC]


class LineSaid(TableEvent, frozen=True, tag="said"):
    """A line of talk."""

    seat: Annotated[Seat | None, PUBLIC]
    name: Annotated[str, PUBLIC]
    room: Annotated[str, PUBLIC]
    text: Annotated[str, PUBLIC]


class TableRematched(TableEvent, frozen=True, tag="rematched"):
    """The same people go on at another table."""

    table: Annotated[str, PUBLIC]


TABLE_EVENTS: tuple[type[TableEvent], ...] = (
    PersonJoined,
    ModeratorLeads,
    BotJoined,
    PersonRemoved,
    PersonMoved,
    LotDrawn,
    OptionsSet,
    GameStarted,
    NamesHidden,
    PersonWas,
    BotWas,
    DefaultPlayed,
    TurnSkipped,
    MoreTime,
    TablePaused,
    TableResumed,
    GameAbandoned,
    PersonLeft,
    PersonReturned,
    SeatKept,
    PersonExcluded,
    AbsentRemoved,
    PersonAway,
    LengthsSet,
    ReasonGiven,
    WillRead,
    HostChanged,
    SeatHandedOver,
    PersonReplaced,
    LineSaid,
    VoiceTaken,
    VoiceReturned,
    LinePinned,
    LineUnpinned,
    PollBegun,
    PollEnded,
    TableRematched,
)


class Happening(msgspec.Struct, frozen=True):
    """One event of a table's story.

    ``version`` and ``at`` (ms) are those of the row that it comes from; ``readers``: who could hear it, None for
    everybody; ``truth``: the same event with names, where it says numbers until the end, and nobody's before. Seats are
    numbered as they are now.
    """

    version: int
    at: int
    event: Event
    readers: frozenset[Seat | None] | None = None
    truth: Event | None = None

    @property
    def public(self) -> bool:
        """Whether everybody may know all of it."""
        return self.readers is None and is_public(type(self.event))

    def seen_by(self, viewer: Seat | None) -> dict[str, Any] | None:
        """The event as this viewer may know it, with ``v`` and ``at``; None when it was not for their ears."""
        if self.readers is not None and viewer not in self.readers and viewer != MODERATOR:
            return None
        return {"v": self.version, "at": self.at, **self.event.seen_by(viewer)}

    def unveiled(self) -> Happening:
        """The same with the names that it hides."""
        return self if self.truth is None else Happening(self.version, self.at, self.truth, self.readers)

    def renumbered(self, seats: Mapping[Seat, Seat]) -> Happening:
        """The same with seats as they are called after the start; None for whoever left before."""
        seat = getattr(self.event, "seat", None)
        if seat is None:
            return self
        event = msgspec.structs.replace(self.event, seat=seats.get(seat))
        readers = self.readers and frozenset(r if r is None else seats.get(r, -2) for r in self.readers)
        return Happening(self.version, self.at, event, readers)
