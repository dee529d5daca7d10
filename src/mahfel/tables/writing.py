"""Writing: the one way in which a table changes. Decide, write durably, then show, then answer."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final, TypeAlias

import msgspec

from mahfel.engine import MODERATOR, Refused, Seat
from mahfel.store import Conflict, Row, StoreError, StoreFull
from mahfel.tables import entries, fold
from mahfel.tables.live_table import LiveTable
from mahfel.tables.table import Table

if TYPE_CHECKING:
    from mahfel.tables.house import House

Decide: TypeAlias = Callable[[Table, Seat, int], Sequence[entries.Entry]]
"""What a verb does: the entries that it adds to a table, given who asks (-1: the server) and the instant (ms).

Raises ``Refused``. It may be called more than once, and it changes nothing.
"""

SERVER: Final[Seat] = -1
_LOG = logging.getLogger(__name__)


class Accepted(msgspec.Struct, frozen=True):
    """A command was done; ``version`` is the table's version after it."""

    version: int


Answer: TypeAlias = Accepted | Exception
"""What becomes of a change: done, ``Refused``, or a fault of ours."""

Done: TypeAlias = Callable[[Answer], None]
"""Called once with the answer, from the event loop. Must return at once."""


class Change:
    """One change on its way. ``begin`` is its turn in the table's line; nothing on the way waits, the log calls back.

    A change that was begun is finished, whatever becomes of the one who asked: no row is left that nobody was told of.
    """

    __slots__ = ("_command", "_decide", "_done", "_draft", "_house", "_lead", "_live", "_quiet", "_seat", "_who")

    def __init__(
        self,
        house: House,
        live: LiveTable,
        decide: Decide,
        who: str | None,
        command: str | None,
        done: Done,
        *,
        lead: bool = False,
        quiet: bool = False,
    ) -> None:
        self._house, self._live, self._decide = house, live, decide
        self._who, self._command, self._done, self._lead = who, command, done, lead
        self._quiet = quiet
        self._seat: Seat = SERVER
        self._draft: Table

    def begin(self) -> None:
        """Find out who asks and whether they have their answer already, then write."""
        live, who, command = self._live, self._who, self._command
        try:
            if who is not None:
                seat = live.table.viewer_of(who)
                if seat is None:
                    raise Refused("seat.not_yours")
                if seat == MODERATOR and not self._lead:
                    raise Refused("moderator.no_seat")
                self._seat = seat
                if not self._quiet:
                    live.presence.seen(who, self._house.clock.now())
                if command is not None:
                    before = live.table.answered(seat, command)
                    if before is not None:
                        self._end(Accepted(before))
                        return
                    live.refuse_again(who, command)
            self._write()
        except Exception as fault:  # noqa: BLE001 - whoever asked hears of it
            self._end(fault)

    def _write(self) -> None:
        house, live, seat = self._house, self._live, self._seat
        table = live.table
        now = max(house.clock.now(), table.touched)
        new = self._decide(table, seat, now)
        if not new:
            self._end(Accepted(table.version))
            return
        draft, author = table.copy(), None if seat == SERVER else seat
        rows = []
        for number, entry in enumerate(new, 1):
            command = self._command if number == len(new) else None
            row = Row(table.rows + number, now, author, command, entries.encode(entry))
            fold.apply(draft, row, entry)  # type: ignore[arg-type]  # every Entry is one of them
            rows.append(row)
        self._draft = draft
        same = draft.decisions is table.decisions and draft.chairs is table.chairs and draft.paused == table.paused
        house.failpoint("before_append")
        house.log.put(table.id, table.rows, rows, None if same else draft.deadlines(), self._written)

    def _written(self, fault: StoreError | None) -> None:
        if isinstance(fault, Conflict):  # another worker was faster: look again
            self._house.beside(self._again())
            return
        if fault is not None:
            self._end(refusal_of(fault))
            return
        draft, live = self._draft, self._live
        draft.settle()
        live.table = draft
        try:
            self._house.publish(live)
        except Exception:  # noqa: BLE001 - it is done all the same
            _LOG.exception("a change was written and could not be shown")
        self._end(Accepted(draft.version))

    async def _again(self) -> None:
        try:
            await catch_up(self._house, self._live)
            self._write()
        except Exception as fault:  # noqa: BLE001 - whoever asked hears of it
            self._end(fault)

    def _end(self, answer: Answer) -> None:
        live = self._live
        if (
            isinstance(answer, Refused)
            and self._who is not None
            and self._command is not None
            and answer.code != "seat.not_yours"
            and not answer.code.startswith("store.")
        ):
            live.remember(self._who, self._command, answer)
        try:
            self._done(answer)
        except Exception:  # noqa: BLE001 - it is somebody else's code
            _LOG.exception("an answer was not taken")
        live.line.leave()


def refusal_of(fault: StoreError) -> Refused:
    """What people are told of a log that failed: ``store.full`` or ``store.failed``."""
    if isinstance(fault, StoreFull):
        return Refused("store.full")
    _LOG.error("the log failed: %s", fault)
    return Refused("store.failed")


async def catch_up(house: House, live: LiveTable) -> None:
    """Read what other workers wrote. The caller has the table's turn."""
    rows = await read(house, live.table.id, live.table.rows)
    if rows:
        draft = live.table.copy()
        for row in rows:
            fold.apply(draft, row, entries.decode(row.entry))
        draft.settle()
        live.table = draft
        house.show(live)


async def read(house: House, table_id: str, after: int = 0) -> list[Row]:
    """The rows of a table. Raises ``Refused("store.failed")``."""
    try:
        return await house.log.read(table_id, after)
    except StoreError as fault:
        _LOG.error("the log failed: %s", fault)
        raise Refused("store.failed") from None
