"""Poll: a question of whoever leads the table, and what has been said to it.

An answer is a ballot: whoever leaves does not take it out again. Counts that fell when somebody went would tell whoever
leads, who sees them grow, what that one had said.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

import msgspec

from mahfel.engine import MODERATOR, Seat
from mahfel.tables.leading_entries import Among

if TYPE_CHECKING:
    from mahfel.tables.chair import Chair
    from mahfel.tables.table import Table


class Counts(msgspec.Struct, frozen=True):
    """How many say yes, how many no, and of how many who were asked."""

    yes: int
    no: int
    of: int


class Poll(msgspec.Struct, frozen=True):
    """``number``: 1 for the first poll of a table; ``asked``: whom it asked when it was opened, for as long as the seat
    is theirs; ``answers``: what each seat says now, forgotten when it is closed; ``gone``: the same of people whose
    seats are not theirs any more; ``closed``: the counts when it was, None while it is open."""

    number: int
    question: str
    among: Among
    asked: frozenset[Seat] = frozenset()
    answers: dict[Seat, bool] = {}
    gone: Counts = Counts(0, 0, 0)
    closed: Counts | None = None


def may_answer(table: Table, poll: Poll, seat: Seat | None) -> bool:
    """Whether a poll asks this seat now: people who sit here and, while a game goes on, if it is ``among`` the living,
    have not left it."""
    if poll.closed is not None or seat is None or not 0 <= seat < len(table.chairs):
        return False
    chair = table.chairs[seat]
    return chair.kind == "person" and _is_there(table, poll, chair)


def asks(table: Table, poll: Poll) -> frozenset[Seat]:
    """Whom an open poll asks now, as far as anybody may know: among numbers a bot passes for a person who says nothing,
    for a number that fell when a seat left the game would tell who sat there."""
    kinds = ("person", "bot") if table.nameless else ("person",)
    return frozenset(chair.seat for chair in table.chairs if chair.kind in kinds and _is_there(table, poll, chair))


def _is_there(table: Table, poll: Poll, chair: Chair) -> bool:
    if chair.left or chair.excluded:
        return False
    if poll.among == "seated" or table.state is None or table.phase != "play":
        return True
    return not table.state.has_left(chair.seat)


def counts(table: Table, poll: Poll) -> Counts:
    """What has been said so far, of all who were asked; of a closed poll what was said in the end."""
    if poll.closed is not None:
        return poll.closed
    asked = poll.asked | poll.answers.keys() | asks(table, poll)
    return _added(poll.gone, poll, asked)


def shown_counts(table: Table, poll: Poll, viewer: Seat | None) -> Counts | None:
    """The counts as this viewer may know them: who leads at any time, everybody once the poll is closed."""
    return counts(table, poll) if poll.closed is not None or viewer == MODERATOR else None


def _added(gone: Counts, poll: Poll, seats: frozenset[Seat]) -> Counts:
    said = [yes for seat, yes in poll.answers.items() if seat in seats]
    return Counts(gone.yes + sum(said), gone.no + len(said) - sum(said), gone.of + len(seats))


def without(poll: Poll | None, seat: Seat) -> Poll | None:
    """The same poll when somebody else sits at that seat, who may answer anew."""
    if poll is None or poll.closed is not None:
        return poll
    answers = {other: yes for other, yes in poll.answers.items() if other != seat}
    gone = _added(poll.gone, poll, frozenset({seat}) & (poll.asked | poll.answers.keys()))
    return msgspec.structs.replace(poll, asked=poll.asked - {seat}, answers=answers, gone=gone)


def moved(poll: Poll | None, seats: Mapping[Seat, Seat]) -> Poll | None:
    """The same poll with seats as they are called now; whoever sat at one that has no new name is gone."""
    if poll is None or poll.closed is not None:
        return poll
    known = poll.asked | poll.answers.keys()
    return msgspec.structs.replace(
        poll,
        asked=frozenset(seats[seat] for seat in poll.asked if seat in seats),
        answers={seats[seat]: yes for seat, yes in poll.answers.items() if seat in seats},
        gone=_added(poll.gone, poll, known - seats.keys()),
    )
