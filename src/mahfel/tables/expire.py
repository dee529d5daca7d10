"""Expire: what happens when time is up. The default goes the way of every other move."""

from __future__ import annotations

from collections.abc import Sequence

from mahfel.engine import CLOCK, Refused, Seat
from mahfel.tables.decisions import Decision
from mahfel.tables.entries import Defaulted, Entry, Kept, Moved, PutOff
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

    One at a time: what a move leads to decides whether the next one is still asked.
    """
    if table.paused is not None:
        return []
    for seat, decision in table.decisions.items():
        if decision.deadline is None or decision.deadline > now or not _ours(table, decision):
            continue
        held = table.held.get(seat)
        if held is not None:
            return [Moved(seat, held.move, held.by)]
        default = written(decision.ask.default)
        if seat == CLOCK:
            return [Moved(seat, default, "clock")]
        kept = _warm(table, presence, decision, now)
        return [PutOff(seat) if _put_off(table, presence, seat, now) else Defaulted(seat, default), *kept]
    return []


def _put_off(table: Table, presence: Presence, seat: Seat, now: int) -> bool:
    """Whether nobody is there and the rules let the seat's turn come later."""
    chair = table.chairs[seat]
    if chair.excluded or table.state is None or not (chair.left or not presence.is_here(chair.token, now)):
        return False
    try:
        table.state.copy().put_off(seat)
    except Refused:
        return False
    return True


def _ours(table: Table, decision: Decision) -> bool:
    """Bots are not hurried by the clock of the people; their runner has its own patience."""
    return decision.held or decision.seat == CLOCK or table.chairs[decision.seat].player is None


def _warm(table: Table, presence: Presence, decision: Decision, now: int) -> Sequence[Entry]:
    """A bot takes over from whoever is gone, or sits there and has let time decide twice in a row."""
    chair = table.chairs[decision.seat]
    if table.warm is None or chair.excluded or (chair.missed == 0 and presence.is_here(chair.token, now)):
        return []
    return [Kept(decision.seat, table.warm)]
