"""Poll: a question of whoever leads the table, and what has been said to it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

import msgspec

from mahfel.engine import MODERATOR, Seat
from mahfel.tables.leading_entries import Among

if TYPE_CHECKING:
    from mahfel.tables.table import Table


class Counts(msgspec.Struct, frozen=True):
    """How many say yes, how many no, and of how many who may say it."""

    yes: int
    no: int
    of: int


class Poll(msgspec.Struct, frozen=True):
    """``number``: 1 for the first poll of a table; ``answers``: what each seat says now, forgotten when it is closed;
    ``closed``: the counts when it was, None while it is open."""

    number: int
    question: str
    among: Among
    answers: dict[Seat, bool] = {}
    closed: Counts | None = None


def may_answer(table: Table, poll: Poll, seat: Seat | None) -> bool:
    """Whether a poll asks this seat now: people who sit here and, while a game goes on, if it is ``among`` the living,
    have not left it."""
    if poll.closed is not None or seat is None or not 0 <= seat < len(table.chairs):
        return False
    chair = table.chairs[seat]
    if chair.kind != "person" or chair.left or chair.excluded:
        return False
    if poll.among == "seated" or table.state is None or table.phase != "play":
        return True
    return not table.state.has_left(seat)


def counts(table: Table, poll: Poll) -> Counts:
    """What has been said so far by those who may answer now; of a closed poll what was said in the end."""
    if poll.closed is not None:
        return poll.closed
    asked = [chair.seat for chair in table.chairs if may_answer(table, poll, chair.seat)]
    said = [poll.answers[seat] for seat in asked if seat in poll.answers]
    return Counts(sum(said), len(said) - sum(said), len(asked))


def shown_counts(table: Table, poll: Poll, viewer: Seat | None) -> Counts | None:
    """The counts as this viewer may know them: who leads at any time, everybody once the poll is closed."""
    return counts(table, poll) if poll.closed is not None or viewer == MODERATOR else None


def without(poll: Poll | None, seat: Seat) -> Poll | None:
    """The same poll without what this seat said."""
    if poll is None or seat not in poll.answers:
        return poll
    answers = {other: yes for other, yes in poll.answers.items() if other != seat}
    return msgspec.structs.replace(poll, answers=answers)


def moved(poll: Poll | None, seats: Mapping[Seat, Seat]) -> Poll | None:
    """The same poll with seats as they are called now; of a seat that has no new name no answer is left."""
    if poll is None:
        return None
    answers = {seats[seat]: yes for seat, yes in poll.answers.items() if seat in seats}
    return msgspec.structs.replace(poll, answers=answers)
