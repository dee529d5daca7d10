"""The feed of one table: frames for all its links, their common parts made once."""

from __future__ import annotations

from collections.abc import Callable

from mahfel.server.frames import Around, Framer
from mahfel.server.identity import Viewer
from mahfel.server.live.link import Link
from mahfel.server.metrics import Metrics
from mahfel.server.splitting import Told
from mahfel.tables.clock import Clock
from mahfel.tables.house import House
from mahfel.tables.live_table import LiveTable


class Feed:
    """Follows a table while anybody here is connected to it."""

    __slots__ = ("_framer", "_links", "_metrics", "_shown", "house", "live", "stop")

    def __init__(self, house: House, live: LiveTable, metrics: Metrics) -> None:
        self.house, self.live = house, live
        self.stop: Callable[[], None] = lambda: None
        self._metrics = metrics
        self._links: dict[Link, str | None] = {}
        self._framer = Framer(live.table, around(live, house.clock))
        self._shown = live.table.rows

    def add(self, link: Link, who: str | None) -> None:
        """One more client; `who` is the hash of its secret."""
        self._links[link] = who

    def remove(self, link: Link) -> bool:
        """One client less; tells whether that was the last."""
        self._links.pop(link, None)
        return not self._links

    def changed(self, rows: int) -> None:
        """The table has a new row, or somebody came or went."""
        live, framer = self.live, self._framer
        now = around(live, self.house.clock)
        if now != framer.around:
            framer.around = now
        # What concerns a few alone, as an answer held back in an even window, must not be noticed by the others.
        alone = live.table.only_for if rows > self._shown else None
        self._shown = rows
        for link, who in tuple(self._links.items()):
            if alone is None or (who is not None and live.table.viewer_of(who) in alone):
                link.push()

    def messages(self, viewer: Viewer, after: int, told: Told | None = None) -> list[bytes]:
        """What brings this viewer up to date from version `after`; `told`: what their connection was told in pieces."""
        made = self._framer.messages(self.live.table, viewer, after, self.house.clock.now(), told)
        metrics = self._metrics
        metrics.frames.plain += 1
        metrics.frame_bytes.plain += len(made[-1])
        return made


def around(live: LiveTable, clock: Clock) -> Around:
    """Who is about at a table at this moment."""
    now, leads = clock.now(), live.table.moderator
    here = leads is not None and live.presence.is_here(leads.token, now)
    return Around(live.presence.here(live.table, now), live.presence.watchers, here)
