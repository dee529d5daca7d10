"""A poll, and the lines between somebody and whoever leads the table, as one viewer may see them."""

from __future__ import annotations

from mahfel.engine.refusal import Refused
from mahfel.engine.seat import Seat
from mahfel.server.messages.leading import AsideLine, AsideList, PollCard
from mahfel.tables.asides import Aside, asides_of
from mahfel.tables.poll import asks, may_answer, shown_counts
from mahfel.tables.table import Table


def poll_card(table: Table, viewer: Seat | None) -> PollCard | None:
    """The last poll; None where there is none."""
    poll = table.poll
    if poll is None:
        return None
    shown = shown_counts(table, poll, viewer)
    return PollCard(
        number=poll.number,
        question=poll.question,
        among=poll.among,
        open=poll.closed is None,
        of=len(asks(table, poll)) if shown is None else shown.of,
        yours=may_answer(table, poll, viewer),
        said=None if viewer is None else poll.answers.get(viewer),
        yes=None if shown is None else shown.yes,
        no=None if shown is None else shown.no,
    )


def aside_list(table: Table, viewer: Seat | None, after: int) -> AsideList:
    """The viewer's lines after so many. Raises ``Refused("moderator.none")`` where nobody leads without playing."""
    lines = asides_of(table, viewer)
    if lines is None:
        raise Refused("moderator.none")
    numbered = list(enumerate(lines, 1))[after:]
    return AsideList(
        asides=tuple(
            AsideLine(n=n, seat=line.seat, name=_name(table, line), answer=line.answer, text=line.text, at=line.at)
            for n, line in numbered
        )
    )


def _name(table: Table, line: Aside) -> str:
    """What that person is called now: a number, for a while, at a table without names."""
    return line.name if line.seat is None else table.name_of(line.seat)
