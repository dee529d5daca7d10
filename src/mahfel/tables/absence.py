"""Absence: what becomes of somebody who is gone when their time is up, and when they are back."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from mahfel.engine import MODERATOR, Refused, Seat, State
from mahfel.tables.entries import Away, Entry, Excluded, Kept, PutOff, Returned
from mahfel.tables.presence import Presence
from mahfel.tables.table import Table


def sent_away(table: Table, presence: Presence, seat: Seat, now: int) -> Sequence[Entry]:
    """Where the table has it so and the rules allow it: whoever has been gone for longer than its grace is sent away.

    Not while nobody else is there either: then it is the network that is gone, or the evening is over.
    """
    if table.absent != "remove" or not _too_long(table, presence, seat, now):
        return []
    if not _anybody_else(table, presence, seat, now) or not _allowed(table, lambda state: state.exclude(seat)):
        return []
    return [Excluded(seat, absent=True)]


def put_off(table: Table, presence: Presence, seat: Seat, now: int) -> Sequence[Entry]:
    """In place of the default, where nobody is there and the rules have that: the seat's turn comes later."""
    chair = table.chairs[seat]
    if chair.excluded or not (chair.left or not presence.is_here(chair.token, now)):
        return []
    return [PutOff(seat)] if _allowed(table, lambda state: state.put_off(seat)) else []


def counted_out(table: Table, seat: Seat) -> Sequence[Entry]:
    """Where the absent are waited for and the rules count who is present, they do not count this seat any more."""
    if table.absent != "wait" or table.chairs[seat].away or table.chairs[seat].excluded:
        return []
    return [Away(seat)] if _allowed(table, lambda state: state.away(seat)) else []


def missed(table: Table, presence: Presence, seat: Seat, now: int) -> Sequence[Entry]:
    """What is written beside the default of who has been gone for longer than the table's grace, before it is played:
    the rules do not count the seat."""
    return counted_out(table, seat) if _too_long(table, presence, seat, now) else []


def taken_over(table: Table, presence: Presence, seat: Seat, now: int) -> Sequence[Entry]:
    """A bot takes over from whoever has been gone for longer than the table's grace, or sits there and has let time
    decide twice in a row."""
    chair = table.chairs[seat]
    if table.warm is None or chair.excluded:
        return []
    asleep = chair.missed > 0 and presence.is_here(chair.token, now)
    return [Kept(seat, table.warm)] if asleep or _too_long(table, presence, seat, now) else []


def returning(table: Table, seat: Seat) -> Sequence[Entry]:
    """Somebody is there again, who had left, for whom a bot plays, or whom the rules do not count."""
    chair = table.chairs[seat]
    gone = chair.left or chair.kept is not None or chair.away
    return [Returned(seat)] if table.phase == "play" and gone and not chair.excluded else []


def comes_back(table: Table, seat: Seat) -> Sequence[Entry]:
    """What it means that somebody is connected: the rules count them again. Whoever said good-bye may merely look on,
    and a bot is let go of by word alone."""
    chair = table.chairs[seat]
    return returning(table, seat) if chair.away and not chair.left else []


def _too_long(table: Table, presence: Presence, seat: Seat, now: int) -> bool:
    """Whether nobody has been there for the whole grace, or they said good-bye."""
    chair = table.chairs[seat]
    return not chair.excluded and (chair.left or not presence.is_here(chair.token, now, table.grace * 1000))


def _anybody_else(table: Table, presence: Presence, seat: Seat, now: int) -> bool:
    if table.moderator is not None and table.host == MODERATOR and presence.is_here(table.moderator.token, now):
        return True
    return any(other != seat for other in presence.here(table, now))


def _allowed(table: Table, door: Callable[[State], None]) -> bool:
    if table.state is None:
        return False
    try:
        door(table.state.copy())
    except Refused:
        return False
    return True
