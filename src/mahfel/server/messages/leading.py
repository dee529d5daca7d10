"""What whoever leads a table without playing and the people there send each other."""

from __future__ import annotations

from typing import Literal

import msgspec

from mahfel.server.messages.values import ChatText, CommandId, Instant, PollNumber, QuestionText, Seat

Among = Literal["living", "seated"]


class PollCard(msgspec.Struct, frozen=True):
    """The last poll of a table: a question for a yes or a no, `among` those who are in the game or all people who are
    seated; `of` so many.

    `yours`: the viewer may answer now; `said`: what they say so far. `yes` and `no` are null while it is `open`, but
    for who leads the table.
    """

    number: int
    question: str
    among: Among
    open: bool
    of: int
    yours: bool
    said: bool | None
    yes: int | None
    no: int | None


class AsideLine(msgspec.Struct, frozen=True):
    """A line between a person and who leads the table, the `n`-th that the viewer knows. `seat` and `name` are the
    person's (null when they do not sit here any more), also where it is an `answer` to them."""

    n: int
    seat: Seat | None
    name: str
    answer: bool
    text: str
    at: Instant


class AsideList(msgspec.Struct, frozen=True):
    """Lines between the viewer and who leads the table, oldest first; for who leads everybody's."""

    asides: tuple[AsideLine, ...]


class AsideRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A line for nobody else's eyes."""

    id: CommandId
    text: ChatText


class PinRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A line that stays above the table."""

    text: QuestionText


class PollRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A question that people answer with yes or no."""

    question: QuestionText
    among: Among = "living"


class PollAnswer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Yes or no to the poll of that number."""

    poll: PollNumber
    yes: bool
