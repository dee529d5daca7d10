"""What a game, a table and the present moment look like to one viewer."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from mahfel.engine.channels import Channels
from mahfel.server.messages.leading import PollCard
from mahfel.server.messages.values import (
    Absent,
    EventValue,
    Instant,
    Lang,
    MaybeView,
    MoveValue,
    OptionValue,
    Pace,
    Seat,
    SeatKind,
    TablePhase,
    Times,
    Windows,
)


class SeatRange(msgspec.Struct, frozen=True):
    """How many seats a game has, both ends included."""

    least: int
    most: int


class OptionCard(msgspec.Struct, frozen=True):
    """One option of a game: a switch, a choice among words, a number within bounds (both included), or a text of at
    most so many characters.

    It means something only where all options in `when` have those values, and mean something themselves. A `draft` is a
    text with rules of its own: it can be checked and rehearsed before a table is made with it.
    """

    name: str
    kind: Literal["bool", "choice", "number", "text"]
    default: OptionValue
    choices: tuple[str, ...] | None = None
    least: int | None = None
    most: int | None = None
    when: dict[str, OptionValue] = {}
    draft: bool = False


class GameCard(msgspec.Struct, frozen=True):
    """A game on the shelf; `minutes` from–to, `age` in years, `bots` the levels it has, weakest first; `windows`: it
    has moments in which several seats answer at the same time; `moderated`: who opens a table may lead it without
    playing; `excludes`: the host may send somebody away while it goes on; `counts_present`: whoever
    is away for long is not counted where its rules count who is there. `times`: for each pace the seconds of the
    classes of time that its decisions have, the usual class first."""

    key: str
    seats: SeatRange
    minutes: tuple[int, int]
    age: int
    stage: str
    rules_version: int
    emblem: str
    bots: tuple[str, ...]
    windows: bool
    moderated: bool
    excludes: bool
    counts_present: bool
    times: dict[Pace, Times]
    options: tuple[OptionCard, ...]


class SeatCard(msgspec.Struct, frozen=True):
    """A chair: who sits there and whether that person is here now.

    `absent`: gone for longer than a moment; `kept`: level of the bot that keeps the seat warm meanwhile, null
    for a seat that has left the game; `away`:
    gone for so long that the rules do not count the seat until it is back; `left`: stood
    up in the middle of the game, `excluded`: the host sent them away; `silenced`: who leads the table took their voice
    in the rooms of talk. `name` is empty for an empty seat.
    """

    seat: Seat
    kind: SeatKind
    name: str
    level: str | None
    here: bool
    absent: bool
    kept: str | None
    away: bool
    left: bool
    excluded: bool
    silenced: bool


class ModeratorCard(msgspec.Struct, frozen=True):
    """Who leads the table without playing, and sees everything."""

    name: str
    here: bool


class TableCard(msgspec.Struct, frozen=True):
    """The table itself, the same for all but `you` and `you_are`.

    `least` and `most`: how many seats the game has; `sizes`: before the start, how many of them can be taken with the
    options as they are, fewest first (none, when the options do not go together).

    `absent` says what becomes of somebody who is gone for longer than `grace` seconds: the bot `warm` plays for them,
    they are waited for, or sent away. `times` are seconds for classes of time where it is not the pace that says.

    `host` is null when a moderator hosts it; `moderator` is known to everybody, null where there is none.

    `anonymous`: from the start to the end everybody is a number. Meanwhile names are "Player 3" in the table's
    language, bots look like people, `here` and `absent` say of those alone who were waited for in vain that they are
    gone, and `host` is shown to the host alone.

    `paused`: since when the host has stopped the game, milliseconds since 1970; null while it goes on. Deadlines are
    then counted from that instant, not from `now`: what is left of them stays the same. `abandoned`: the host ended
    the game before it was over, and nobody has won.

    `pinned`: a line of who leads the table that is to stay in sight; null for none.
    """

    table: str
    game: str
    phase: TablePhase
    paused: Instant | None
    abandoned: bool
    pace: Pace
    windows: Windows
    warm: str | None
    absent: Absent
    grace: int
    times: Times
    spectators: bool
    anonymous: bool
    options: dict[str, OptionValue]
    host: Seat | None
    commit: str
    rematch: str | None
    pinned: str | None
    lang: Lang
    seats: tuple[SeatCard, ...]
    least: int
    most: int
    sizes: tuple[int, ...]
    watchers: int
    moderator: ModeratorCard | None
    you: Seat | None
    you_are: Literal["host", "seat", "moderator", "spectator"]


class LabelledMove(msgspec.Struct, frozen=True):
    """A legal move, and the text key with arguments that name it."""

    move: MoveValue
    label_key: str
    args: dict[str, Any]


class AskCard(msgspec.Struct, frozen=True):
    """What the viewer is asked now, worded by the text key `ask-<text>`.

    `rule` is the rulebook's paragraph; `default` what is played at the `deadline` (milliseconds since 1970 or null);
    `version` the oldest version a move may carry. `moves` is null when the legal moves are many: GET …/moves then
    lists a smaller set. `given` is an answer that may still be changed, as at night; null while there is none.
    """

    kind: str
    text: str
    optional: bool
    rule: str
    default: MoveValue
    version: int
    deadline: Instant | None
    moves: tuple[LabelledMove, ...] | None
    given: MoveValue | None


class Waiting(msgspec.Struct, frozen=True):
    """A seat the table waits for; the deadline in milliseconds since 1970, null when there is none."""

    seat: Seat
    deadline: Instant | None


class Seal(msgspec.Struct, frozen=True):
    """The sealed deal: hash of the secret from the beginning, the secret itself (both in hexadecimal) after the end."""

    commit: str
    secret: str | None


class TableView(msgspec.Struct, frozen=True):
    """The table's card for whoever asks over HTTP."""

    version: int
    now: Instant
    table: TableCard
    seal: Seal


class Frame(msgspec.Struct, frozen=True, tag="frame", tag_field="type"):
    """The whole present for one viewer, and what happened since the version that viewer already has.

    `now` is the server's clock in milliseconds since 1970. `view` is the game's view, `events` the projected events.
    `will` is what the viewer has written down to be read out when they leave the game; null where nothing would be.
    `asides` is how many lines there are between the viewer and who leads the table; null where there can be none.
    """

    version: int
    now: Instant
    table: TableCard
    view: MaybeView
    will: str | None
    asides: int | None
    poll: PollCard | None
    ask: AskCard | None
    waiting: tuple[Waiting, ...]
    channels: Channels
    events: tuple[EventValue, ...]
    seal: Seal


class Part(msgspec.Struct, frozen=True, tag="part", tag_field="type"):
    """Fields of a frame that is too large to be sent whole, told before it: of the frame itself, of its table, of its
    view, and chairs of the table, in no order.

    They hold until they are told otherwise on the same connection. `anew`: nothing that was told before holds any more.
    """

    anew: bool
    frame: dict[str, Any]
    table: dict[str, Any]
    view: dict[str, Any]
    seats: tuple[SeatCard, ...]


class Rest(msgspec.Struct, frozen=True, tag="rest", tag_field="type"):
    """A frame without the fields that the parts before it have told and that hold; its own hold on, too."""

    version: int
    now: Instant
    events: tuple[EventValue, ...]
    frame: dict[str, Any]
    table: dict[str, Any]
    view: dict[str, Any]
    seats: tuple[SeatCard, ...]
