"""What comes back: one answer for every command, and the bodies of HTTP answers."""

from __future__ import annotations

from typing import Any

import msgspec

from mahfel.server.messages.cards import Frame, LabelledMove, Part, Rest
from mahfel.server.messages.values import EventValue, Instant, Seat


class Refusal(msgspec.Struct, frozen=True):
    """An error over HTTP: a code for programs, its arguments, and one sentence for people."""

    code: str
    args: dict[str, Any]
    text: str


class Accepted(msgspec.Struct, frozen=True, tag="accepted", tag_field="type"):
    """The command was carried out and is durable; `version` is the entry it became."""

    id: str
    version: int


class Refused(msgspec.Struct, frozen=True, tag="refused", tag_field="type"):
    """The command changed nothing. `id` is null when the message was too broken to have one."""

    id: str | None
    code: str
    args: dict[str, Any]
    text: str


class Pong(msgspec.Struct, frozen=True, tag="pong", tag_field="type"):
    """Answer to a ping: the server's clock in milliseconds since 1970, the table's version."""

    now: Instant
    version: int


class Log(msgspec.Struct, frozen=True, tag="log", tag_field="type"):
    """Older events, in order, for a client that fell behind; a frame follows when it has caught up."""

    events: tuple[EventValue, ...]


class Bye(msgspec.Struct, frozen=True, tag="bye", tag_field="type"):
    """Last message of a connection that the server ends for a reason."""

    code: str
    text: str


class Opened(msgspec.Struct, frozen=True):
    """A new table: its id, the host's seat (null for a moderator) and token, and the path of the link that invites
    others."""

    table: str
    seat: Seat | None
    token: str
    invite: str


class Seated(msgspec.Struct, frozen=True):
    """A seat taken and the secret that proves it."""

    seat: Seat
    token: str


class Claimed(msgspec.Struct, frozen=True):
    """One's own seat at a rematch; null for who leads it."""

    table: str
    seat: Seat | None
    token: str


class Done(msgspec.Struct, frozen=True):
    """It was done; `version` is the table's version after it."""

    version: int


class Handover(msgspec.Struct, frozen=True):
    """A link that moves the seat to another device, once, until `expires` (milliseconds since 1970)."""

    link: str
    expires: Instant


class InvitationLink(msgspec.Struct, frozen=True):
    """A link that lets somebody take the seat of an absent player."""

    link: str


class Rematched(msgspec.Struct, frozen=True):
    """The new table where the same people are seated, and the asker's seat there (null for whoever had left)."""

    table: str
    seat: Seat | None
    token: str | None


class MoveList(msgspec.Struct, frozen=True):
    """Legal moves of the asking seat, reduced to a smaller equivalent set where there are very many."""

    moves: tuple[LabelledMove, ...]


class EventList(msgspec.Struct, frozen=True):
    """Events after a version, oldest first, as the viewer may know them; `version` is the table's present one."""

    version: int
    events: tuple[EventValue, ...]


class Health(msgspec.Struct, frozen=True):
    """The server is up; `tables` are those held in memory."""

    status: str
    version: str
    tables: int


Answer = Accepted | Refused
FromServer = Frame | Part | Rest | Log | Accepted | Refused | Pong | Bye
