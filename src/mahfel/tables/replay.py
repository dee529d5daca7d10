"""Replay: a finished game again, step by step, from its log."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Sequence

import msgspec

from mahfel.engine import Refused, Seat, State
from mahfel.store import Row, StoreError
from mahfel.tables import entries, fold
from mahfel.tables.happenings import Happening
from mahfel.tables.house import House
from mahfel.tables.leading_events import BESIDE_THE_GAME


class ReplayStep(msgspec.Struct, frozen=True):
    """The position after one row of the log that changed it; the first step is the deal, without a move.

    ``happenings`` are those since the step before, but for polls. The state is for projecting views from, not for
    sending.
    """

    version: int
    at: int
    seat: Seat | None
    move: str | None
    state: State
    happenings: tuple[Happening, ...]


async def replay(house: House, table_id: str) -> list[ReplayStep]:
    """All steps of a game that is over. Raises ``Refused``: ``record.not_over``, ``store.failed``."""
    table = await house.table(table_id)
    if table.phase != "over":
        raise Refused("record.not_over")
    try:
        rows = await house.log.read(table_id)
    except StoreError:
        raise Refused("store.failed") from None
    return list(_steps(table_id, rows, house.find, table.happenings()))


def _steps(table_id: str, rows: list[Row], find: fold.FindGame, story: Sequence[Happening]) -> Iterator[ReplayStep]:
    """``story``: as it is told after the end, with all names."""
    first = entries.decode(rows[0].entry)
    assert isinstance(first, entries.Opened)
    table = fold.opened(table_id, rows[0], first, find)
    told = 0
    for row in rows[1:]:
        moves, phase = len(table.moves), table.phase
        fold.apply(table, row, entries.decode(row.entry))
        table.settle()
        if table.state is None or (len(table.moves) == moves and table.phase == phase):
            continue
        seat, move = table.moves[-1] if len(table.moves) > moves else (None, None)
        upto = bisect_right(story, table.version, lo=told, key=lambda happening: happening.version)
        news = tuple([it for it in story[told:upto] if not isinstance(it.event, BESIDE_THE_GAME)])
        told = upto
        yield ReplayStep(table.version, row.at, seat, move, table.state.copy(), news)
