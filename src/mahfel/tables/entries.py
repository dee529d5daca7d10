"""Entries: everything that can be in a table's log."""

from __future__ import annotations

from typing import Any, Final, Literal, TypeAlias

import msgspec

from mahfel.engine.ask import Pace
from mahfel.tables.entry import Entry as Entry
from mahfel.tables.leading_entries import (
    AsideAnswered,
    AsideSaid,
    Pinned,
    PollAnswered,
    PollClosed,
    PollOpened,
    Silenced,
    VoiceGiven,
)

PaceName: TypeAlias = Literal["relaxed", "normal", "quick"]
Windows: TypeAlias = Literal["swift", "even"]
Absent: TypeAlias = Literal["bot", "wait", "remove"]
Language: TypeAlias = Literal["fa", "en", "ru"]

GRACE: Final = 90
"""Seconds for which nothing becomes of somebody who is gone, unless the table says otherwise."""


class Opened(Entry, frozen=True):
    """A table was made. ``secret`` and ``commit`` (hexadecimal) are the seal; ``invite`` the hash of the open link;
    ``last_winner`` the seat, if any, of who alone won the game that this is the rematch of.

    ``absent``: what becomes of somebody who is gone for longer than ``grace`` (seconds): the bot ``warm`` plays for
    them (where that is None nobody does, whatever ``absent`` says), they are waited for, or sent away; ``times``:
    seconds for a class of time, where it is not the pace that says; ``anonymous``: from the start to the end everybody
    is a number.
    """

    game: str
    rules_version: int
    options: dict[str, Any]
    pace: PaceName
    windows: Windows
    warm: str | None
    spectators: bool
    lang: Language
    secret: str
    commit: str
    invite: str
    rematch_of: str | None = None
    last_winner: int | None = None
    absent: Absent = "bot"
    grace: int = GRACE
    times: dict[Pace, int] = {}  # noqa: RUF012 - an entry is a msgspec.Struct: each gets one of its own
    anonymous: bool = False


class Joined(Entry, frozen=True):
    """A person took an empty seat in the lobby. The first one is the host."""

    seat: int
    name: str
    nonce: str
    token: str


class Moderating(Entry, frozen=True):
    """Who opened the table leads it and does not play: they have no seat, see everything, and are the host."""

    name: str
    token: str


class BotSeated(Entry, frozen=True):
    """The host gave an empty seat to a bot."""

    seat: int
    level: str
    name: str


class Removed(Entry, frozen=True):
    """The host emptied a seat in the lobby."""

    seat: int


class SeatChanged(Entry, frozen=True):
    """A person moved to another free seat in the lobby."""

    seat: int
    to: int


class SeatsDrawn(Entry, frozen=True):
    """The host had the seats drawn by lot, in the lobby. ``order``: whoever sat at these chairs sits from here on at
    the first, the second, the third … of those that are taken; free chairs stay free."""

    order: tuple[int, ...]


class OptionsChanged(Entry, frozen=True):
    """The host changed how this table plays; all values as they are now."""

    options: dict[str, Any]
    pace: PaceName
    windows: Windows
    warm: str | None
    spectators: bool
    absent: Absent = "bot"
    grace: int = GRACE
    times: dict[Pace, int] = {}  # noqa: RUF012 - an entry is a msgspec.Struct: each gets one of its own
    anonymous: bool = False


class TimesSet(Entry, frozen=True):
    """The host, who sits at ``seat`` (``MODERATOR``: nowhere), changed how long decisions take in the middle of the
    game; all of them as they are now. What is open already keeps its time."""

    seat: int
    times: dict[Pace, int]


class NonceGiven(Entry, frozen=True):
    """A person who was seated by a rematch added their part of the seed."""

    seat: int
    nonce: str


class Started(Entry, frozen=True):
    """The game began. ``order``: the seats of the lobby that play; from here on they are 0, 1, 2 …"""

    order: tuple[int, ...]


class Moved(Entry, frozen=True):
    """A move was played. ``move``: JSON as the game defines it; ``by``: who chose it."""

    seat: int
    move: msgspec.Raw
    by: Literal["person", "bot", "clock"] = "person"


class Held(Entry, frozen=True):
    """An answer was given in an ``even`` window; it is played when the window closes."""

    seat: int
    move: msgspec.Raw
    by: Literal["person", "bot"] = "person"


class Defaulted(Entry, frozen=True):
    """The declared default was played. ``why``: time was up, the host ended a speech; a bot was late, failed, or chose
    what is not allowed."""

    seat: int
    move: msgspec.Raw
    why: Literal["time", "host", "bot_late", "bot_failed", "bot_illegal"] = "time"


class Left(Entry, frozen=True):
    """A person left: in the lobby the seat is free again, in play it waits for them."""

    seat: int


class Returned(Entry, frozen=True):
    """A person took their seat back."""

    seat: int


class Kept(Entry, frozen=True):
    """A bot of this level keeps an absent person's seat warm."""

    seat: int
    level: str


class Excluded(Entry, frozen=True):
    """The host sent away whoever sits there, in the middle of the game and for good; ``reason``: what they said of it.
    ``absent``: it was not the host but the table's own rule, for they were gone for too long."""

    seat: int
    reason: str = ""
    absent: bool = False


class TimeGiven(Entry, frozen=True):
    """The host gave everybody who is asked so many milliseconds more."""

    ms: int


class Paused(Entry, frozen=True):
    """The host, who sits at ``seat`` (``MODERATOR``: nowhere), stopped the game and its clock."""

    seat: int


class Resumed(Entry, frozen=True):
    """The host let it go on, with as much time for everybody as there was."""

    seat: int


class Abandoned(Entry, frozen=True):
    """The host ended the game where it stood: nobody wins."""

    seat: int


class PutOff(Entry, frozen=True):
    """Time was up and nobody was there: the seat's turn comes later."""

    seat: int


class Away(Entry, frozen=True):
    """Nobody has been there for longer than the table's grace: the rules do not count the seat until it is back."""

    seat: int


class WillWritten(Entry, frozen=True):
    """What a person wants to be read out when they leave the game; empty: nothing."""

    seat: int
    text: str


class HostPassed(Entry, frozen=True):
    """The host's right passed on."""

    seat: int


class HandoverOffered(Entry, frozen=True):
    """A person asked for a one-time code (its hash) to move to another device; valid until an instant in ms."""

    seat: int
    code: str
    until: int


class HandedOver(Entry, frozen=True):
    """The code was used: the seat answers to a new token, the old one is dead."""

    seat: int
    token: str


class Invited(Entry, frozen=True):
    """Somebody at the table asked for a link (its hash) by which another person may replace an absent one."""

    seat: int
    invite: str


class Replaced(Entry, frozen=True):
    """Another person took the seat and all it knows."""

    seat: int
    name: str
    token: str


class Said(Entry, frozen=True):
    """A line of talk in a room."""

    seat: int
    room: str
    text: str


class Rematched(Entry, frozen=True):
    """The same people go on at another table."""

    table: str


AnyEntry: TypeAlias = (
    Opened
    | Joined
    | Moderating
    | BotSeated
    | Removed
    | SeatChanged
    | SeatsDrawn
    | OptionsChanged
    | NonceGiven
    | Started
    | Moved
    | Held
    | Defaulted
    | Left
    | Returned
    | Kept
    | Excluded
    | TimeGiven
    | Paused
    | Resumed
    | Abandoned
    | PutOff
    | Away
    | TimesSet
    | WillWritten
    | HostPassed
    | HandoverOffered
    | HandedOver
    | Invited
    | Replaced
    | Said
    | AsideSaid
    | AsideAnswered
    | Silenced
    | VoiceGiven
    | Pinned
    | PollOpened
    | PollAnswered
    | PollClosed
    | Rematched
)

_decoder: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)
_encoder = msgspec.json.Encoder()


def encode(entry: Entry) -> bytes:
    """The entry as it lies in the log."""
    return _encoder.encode(entry)


def decode(raw: bytes) -> AnyEntry:
    """The entry that lies in the log. Raises msgspec.DecodeError when it is none of this release."""
    return _decoder.decode(raw)
