"""A sheet: the parts of all frames of one table at one version, each made once for everybody who may see the same.

Two viewers share a part only where nothing can tell them apart: a position that lies wholly face up, an event without a
private field, the seal. Everything else is asked of the table for each viewer. What is shared is bytes, so that nobody
can change what another gets.
"""

from __future__ import annotations

from typing import Any, cast

import msgspec

from mahfel.engine.seat import Seat
from mahfel.engine.view import View
from mahfel.server.messages.cards import Waiting
from mahfel.tables.table import Table

_encoder = msgspec.json.Encoder()
_NOBODY = b',"viewer":null}'


def raw(value: Any) -> Any:
    """A value that is encoded now and put as it is where that value belongs."""
    return msgspec.Raw(_encoder.encode(value))


class Sheet:
    """Made for a version of a table and dropped with it."""

    __slots__ = ("_events", "_face_up", "_view", "_waiting", "seal", "table")

    def __init__(self, table: Table) -> None:
        self.table = table
        self._face_up = table.state is not None and table.state.FACE_UP
        self._view: bytes | None = None
        self._waiting: msgspec.Raw | None = None
        self.seal: Any = None
        self._events: tuple[int, msgspec.Raw] | None = None

    def view(self, viewer: Seat | None) -> Any:
        """The game's view for this viewer, None in the lobby."""
        if not self._face_up:
            return self.table.view(viewer)
        if self._view is None:
            self._view = _without_viewer(cast("View", self.table.view(None)))
        return msgspec.Raw(b"%snull}" % self._view if viewer is None else b"%s%d}" % (self._view, viewer))

    def waiting(self, viewer: Seat | None) -> Any:
        """Whom this viewer may be told the table is waiting for."""
        if not self._face_up:
            return self._waits(viewer)
        if self._waiting is None:
            self._waiting = raw(self._waits(None))
        return self._waiting

    def events(self, viewer: Seat | None, after: int) -> Any:
        """The story since a version for this viewer; None when there is none."""
        if self._events is not None and self._events[0] == after:
            return self._events[1]
        told = self.table.happenings(after)
        if not told:
            return None
        if not all(happening.public for happening in told):
            return self.table.events(viewer, after) or None
        made = raw([happening.seen_by(viewer) for happening in told])
        self._events = (after, made)
        return made

    def _waits(self, viewer: Seat | None) -> tuple[Waiting, ...]:
        return tuple(Waiting(seat=d.seat, deadline=d.deadline) for d in self.table.waiting(viewer))


def _without_viewer(view: View) -> bytes:
    """The JSON of a spectator's view up to the value of ``viewer``, which is the last field of every view."""
    whole = _encoder.encode(view)
    if not whole.endswith(_NOBODY):
        raise TypeError(f"{type(view).__name__} does not end with its viewer")
    return whole[: -len(b"null}")]
