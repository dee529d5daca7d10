"""What a table sends to one viewer, without the server: everything that a frame is made of."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from mahfel.engine import Seat
from mahfel.tables.table import Table
from mahfel.testing.transcript import LISTED, encode

Sight: TypeAlias = Callable[[Table, Seat | None, int], bytes]
"""From a table, a viewer and the version they have seen to all that they are sent."""


def table_sight(table: Table, viewer: Seat | None, after: int) -> bytes:
    """View, decision, moves, who is waited for, rooms, chairs, and the events since ``after``."""
    decision = None if viewer is None else table.decision(viewer)
    legal = None if viewer is None else table.legal(viewer)
    moves: Any = None
    if legal is not None:
        moves = (len(legal), list(legal.reduced()) if len(legal) > LISTED else list(legal))
    chairs = [(chair.seat, chair.kind, chair.name, chair.level, chair.left, chair.kept) for chair in table.chairs]
    waiting = [(waited.seat, waited.deadline) for waited in table.waiting(viewer)]
    secret = table.secret if table.phase == "over" else None
    rest = [table.phase, chairs, moves, waiting, table.channels(viewer), secret, table.commit]
    return encode([table.view(viewer), decision, rest, table.events(viewer, after)])
