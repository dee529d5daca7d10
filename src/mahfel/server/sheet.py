"""A sheet: the parts of all frames of one table at one version, each made once for everybody who may see the same.

Two viewers share a part only where nothing can tell them apart: a position that lies wholly face up, an event without a
private field. Everything else is asked of the table for each viewer. What is shared is JSON, so that nobody can change
what another gets.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, cast

from mahfel.engine.channels import Channels
from mahfel.engine.seat import Seat
from mahfel.engine.view import View
from mahfel.server.encoding import encode
from mahfel.server.messages.cards import Waiting
from mahfel.tables.table import Table

_NOBODY: Final = b',"viewer":null}'


class Sheet:
    """Made for a version of a table and dropped with it. All parts are JSON."""

    __slots__ = ("_events", "_face_up", "_rest", "_view", "_waiting", "table")

    def __init__(self, table: Table) -> None:
        self.table = table
        self._face_up = table.state is not None and table.state.FACE_UP
        self._view: bytes | None = None
        self._waiting: bytes | None = None
        self._events: tuple[int, bytes] | None = None
        self._rest: tuple[int, Channels, bytes] | None = None

    def rest(self, viewer: Seat | None, after: int, seal: bytes) -> bytes:
        """What follows the view in the frame of whoever is asked nothing."""
        channels, known = self.table.channels(viewer), self._rest
        if known is not None and known[0] == after and known[1] is channels:
            return known[2]
        parts = (self.waiting(viewer), _rooms(channels), self.events(viewer, after), seal)
        made = b'"ask":null,"waiting":%b,"channels":%b,"events":%b,"seal":%b}' % parts
        # To be shared with whoever is told of the same, as all are who see the same table and hear public events.
        if self._face_up and self._events is not None and self._events[0] == after:
            self._rest = (after, channels, made)
        return made

    def view(self, viewer: Seat | None) -> bytes:
        """The game's view for this viewer, null in the lobby."""
        if not self._face_up:
            return encode(self.table.view(viewer))
        if self._view is None:
            self._view = _without_viewer(cast("View", self.table.view(None)))
        return b"%bnull}" % self._view if viewer is None else b"%b%d}" % (self._view, viewer)

    def waiting(self, viewer: Seat | None) -> bytes:
        """Whom this viewer may be told the table is waiting for."""
        if not self._face_up:
            return self._waits(viewer)
        if self._waiting is None:
            self._waiting = self._waits(None)
        return self._waiting

    def channels(self, viewer: Seat | None) -> bytes:
        """The rooms of talk open to this viewer."""
        return _rooms(self.table.channels(viewer))

    def events(self, viewer: Seat | None, after: int) -> bytes:
        """The story since a version as this viewer may know it."""
        made = self._events
        if made is not None and made[0] == after:
            return made[1]
        told = self.table.happenings(after)
        if not all(happening.public for happening in told):
            return encode(self.table.events(viewer, after))
        story = encode([happening.seen_by(None) for happening in told])
        self._events = (after, story)
        return story

    def _waits(self, viewer: Seat | None) -> bytes:
        return encode([Waiting(seat=d.seat, deadline=d.deadline) for d in self.table.waiting(viewer)])


@lru_cache(256)
def _rooms(channels: Channels) -> bytes:
    return encode(channels)


def _without_viewer(view: View) -> bytes:
    """The JSON of a spectator's view up to the value of ``viewer``, which is the last field of every view."""
    whole = encode(view)
    if not whole.endswith(_NOBODY):
        raise TypeError(f"{type(view).__name__} does not end with its viewer")
    return whole[: -len(b"null}")]
