"""What clients send: request bodies of HTTP, and commands of the live connection (tagged by `type`)."""

from __future__ import annotations

import msgspec

from mahfel.server.messages.values import (
    Absent,
    ChatText,
    CommandId,
    GameKey,
    Lang,
    LevelName,
    MoveInput,
    NameText,
    Nonce,
    OptionValues,
    Pace,
    ReasonText,
    Room,
    SeatNumber,
    Seconds,
    Secret,
    SomeTimes,
    TableId,
    Version,
    Windows,
)


class Empty(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A body without fields: `{}` (nothing at all is taken for it as well)."""


class OpenCommand(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Make a table and sit down at it as its host.

    Without `warm` the easiest bot keeps absent seats, with null none does; `absent` says the same in words, and
    `remove` that whoever is gone for longer than `grace` seconds is sent away. `times` are seconds for classes of time
    (null: as the pace has it). With `anonymous` everybody is a number from the start to the end. With `moderate`, in
    games that allow it, who makes it sits nowhere: they lead the table and see everything.
    """

    game: GameKey
    name: NameText
    lang: Lang
    nonce: Nonce
    options: OptionValues | None = None
    pace: Pace = "normal"
    seat: SeatNumber = 0
    windows: Windows = "swift"
    spectators: bool = True
    warm: LevelName | msgspec.UnsetType | None = msgspec.UNSET
    absent: Absent | msgspec.UnsetType = msgspec.UNSET
    grace: Seconds = 90
    times: SomeTimes | None = None
    anonymous: bool = False
    moderate: bool = False


class JoinCommand(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Take a seat: any free one in the lobby, a given one, or, with an invitation, the seat of somebody absent."""

    name: NameText
    nonce: Nonce
    seat: SeatNumber | None = None
    invite: Secret | None = None


class BotCommand(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Seat a bot of this level."""

    level: LevelName


class ExcludeCommand(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Send somebody away, and say why, to everybody, or do not."""

    reason: ReasonText = ""


class OptionsCommand(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Change what is given, leave the rest, single options and times too. `warm: null` switches the warm bot off, a
    time that is null is the pace's again."""

    options: OptionValues | msgspec.UnsetType = msgspec.UNSET
    pace: Pace | msgspec.UnsetType = msgspec.UNSET
    windows: Windows | msgspec.UnsetType = msgspec.UNSET
    warm: LevelName | msgspec.UnsetType | None = msgspec.UNSET
    spectators: bool | msgspec.UnsetType = msgspec.UNSET
    absent: Absent | msgspec.UnsetType = msgspec.UNSET
    grace: Seconds | msgspec.UnsetType = msgspec.UNSET
    times: SomeTimes | msgspec.UnsetType = msgspec.UNSET
    anonymous: bool | msgspec.UnsetType = msgspec.UNSET


class TimesCommand(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Seconds for classes of time, for all decisions from now on; null: as the pace has it. What is left out stays."""

    times: SomeTimes


class MoveRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A move over HTTP; `version` is the version of the decision it answers, or any later one."""

    id: CommandId
    version: Version
    move: MoveInput


class SayRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A line of talk over HTTP."""

    id: CommandId
    room: Room
    text: ChatText


class WillRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is to be read out when one leaves the game, in place of what was written before; empty: nothing."""

    text: ChatText


class RematchCommand(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Go on at another table with the same people; the nonce is this device's share in the next shuffle."""

    nonce: Nonce | None = None


class TakeCommand(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Take a seat over to this device with the one-time code of a hand-over."""

    code: Secret


class ClaimCommand(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"origin": "from"}):
    """Take one's own seat at the rematch of table `from`, adding this device's share in the shuffle."""

    origin: TableId
    nonce: Nonce | None = None


class MoveCommand(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="move", tag_field="type"):
    """A move over the live connection."""

    id: CommandId
    version: Version
    move: MoveInput


class SayCommand(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="say", tag_field="type"):
    """A line of talk over the live connection."""

    id: CommandId
    room: Room
    text: ChatText


class PingCommand(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="ping", tag_field="type"):
    """Are you there? Answered by a pong with the server's clock."""


Command = MoveCommand | SayCommand | PingCommand
