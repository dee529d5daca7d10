"""Expire: what happens when time is up. The default goes the way of every other move."""

from __future__ import annotations

from collections.abc import Sequence

from mahfel.engine import CLOCK
from mahfel.tables.absence import missed, put_off, sent_away, taken_over
from mahfel.tables.decisions import Decision
from mahfel.tables.entries import Defaulted, Entry, Moved
from mahfel.tables.moves import written
from mahfel.tables.presence import Presence
from mahfel.tables.table import Table


def due(table: Table) -> int | None:
    """The instant (ms) at which the clock has to act at this table; None: never, as while it is paused."""
    if table.paused is not None:
        return None
    return min(
        (d.deadline for d in table.decisions.values() if d.deadline is not None and _ours(table, d)), default=None
    )


def expire(table: Table, presence: Presence, now: int) -> Sequence[Entry]:
    """The default of the first decision that is overdue (or its turn is put off, where nobody is there and the rules
    have that), or the answer that was held until now; nothing if none is.

    One at a time: what a move leads to decides whether the next one is still asked. The answers of a vote in which
    everybody has answered are opened together.
    """
    if table.paused is not None:
        return []
    if table.held and table.voted():
        return [Moved(held.seat, held.move, held.by) for held in table.held.values()]
    for seat, decision in table.decisions.items():
        if decision.deadline is None or decision.deadline > now or not _ours(table, decision):
            continue
        held = table.held.get(seat)
        if held is not None:
            return [Moved(seat, held.move, held.by)]
        default = written(decision.ask.default)
        if seat == CLOCK:
            return [Moved(seat, default, "clock")]
        away = sent_away(table, presence, seat, now)
        if away:
            return away
        first = missed(table, presence, seat, now)
        done = put_off(table, presence, seat, now) or [Defaulted(seat, default)]
        return [*first, *done, *taken_over(table, presence, seat, now)]
    return []


def _ours(table: Table, decision: Decision) -> bool:
    """Bots are not hurried by the clock of the people; their runner has its own patience."""
    return decision.held or decision.seat == CLOCK or table.chairs[decision.seat].player is None
