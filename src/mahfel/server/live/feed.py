"""The feed of one table: frames for all its links, their common parts made once."""

from __future__ import annotations

from collections.abc import Callable

from mahfel.engine.seat import Seat
from mahfel.server.frames import Around, CardCache, messages
from mahfel.server.identity import Viewer
from mahfel.server.live.link import Link
from mahfel.server.metrics import Metrics
from mahfel.server.sheet import Sheet
from mahfel.tables.clock import Clock
from mahfel.tables.house import House
from mahfel.tables.live_table import LiveTable


class Feed:
    """Follows a table while anybody here is connected to it."""

    __slots__ = ("_cards", "_links", "_metrics", "_sheet", "around", "house", "live", "stop")

    def __init__(self, house: House, live: LiveTable, metrics: Metrics) -> None:
        self.house, self.live = house, live
        self.stop: Callable[[], None] = lambda: None
        self.around = around(live, house.clock)
        self._metrics = metrics
        self._links: dict[Link, str | None] = {}
        self._cards = CardCache()
        self._sheet = Sheet(live.table)

    def add(self, link: Link, who: str | None) -> None:
        """One more client; `who` is the hash of its secret."""
        self._links[link] = who

    def remove(self, link: Link) -> bool:
        """One client less; tells whether that was the last."""
        self._links.pop(link, None)
        return not self._links

    def changed(self, version: int) -> None:
        """The table has a new version, or somebody came or went."""
        table = self.live.table
        known = self._sheet.table.version
        self.around = around(self.live, self.house.clock)
        # What concerns one seat alone, an answer held back in an even window, must not be noticed by the others.
        alone = table.only_for if version > known else None
        for link, who in tuple(self._links.items()):
            if alone is None or (who is not None and table.seat_of(who) == alone):
                link.push()

    def messages(self, viewer: Viewer, after: int) -> list[bytes]:
        """What brings this viewer up to date from version `after`."""
        if self._sheet.table is not self.live.table:
            self._sheet = Sheet(self.live.table)
        made = messages(self._sheet, self.around, viewer, after, self.house.clock.now(), self._cards)
        self._metrics.frames.add()
        self._metrics.frame_bytes.add(len(made[-1]))
        return made


def around(live: LiveTable, clock: Clock) -> Around:
    """Who is about at a table at this moment."""
    here: frozenset[Seat] = live.presence.here(live.table, clock.now())
    return Around(here, live.presence.watchers)
