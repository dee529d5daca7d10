"""The feed of one table: frames for all its links, each frame built once for all who see the same."""

from __future__ import annotations

from collections.abc import Callable

from mahfel.engine.seat import Seat
from mahfel.server.frames import Around, CardCache, messages
from mahfel.server.identity import Viewer
from mahfel.server.live.link import Link
from mahfel.server.metrics import Metrics
from mahfel.tables.clock import Clock
from mahfel.tables.house import House
from mahfel.tables.live_table import LiveTable


class Feed:
    """Follows a table while anybody here is connected to it."""

    __slots__ = ("_built", "_cards", "_links", "_metrics", "around", "house", "live", "stop")

    def __init__(self, house: House, live: LiveTable, metrics: Metrics) -> None:
        self.house, self.live = house, live
        self.stop: Callable[[], None] = lambda: None
        self.around = around(live, house.clock)
        self._metrics = metrics
        self._links: set[Link] = set()
        self._cards = CardCache()
        self._built: dict[tuple[Viewer, int], list[bytes]] = {}

    def add(self, link: Link) -> None:
        """One more client."""
        self._links.add(link)

    def remove(self, link: Link) -> bool:
        """One client less; tells whether that was the last."""
        self._links.discard(link)
        return not self._links

    def changed(self, _version: int) -> None:
        """The table has a new version, or somebody came or went."""
        self.around = around(self.live, self.house.clock)
        self._built.clear()
        for link in self._links:
            link.push()

    def messages(self, viewer: Viewer, after: int) -> list[bytes]:
        """What brings this viewer up to date from version `after`."""
        key = (viewer, after)
        made = self._built.get(key)
        if made is None:
            made = messages(self.live.table, self.around, viewer, after, self.house.clock.now(), self._cards)
            self._built[key] = made
        self._metrics.frames.add()
        self._metrics.frame_bytes.add(len(made[-1]))
        return made


def around(live: LiveTable, clock: Clock) -> Around:
    """Who is about at a table at this moment."""
    here: frozenset[Seat] = live.presence.here(live.table, clock.now())
    return Around(here, live.presence.watchers)
