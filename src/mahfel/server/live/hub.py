"""The feeds of this process, made for the first client of a table and dropped with its last."""

from __future__ import annotations

from mahfel.server.frames import Around
from mahfel.server.live.feed import Feed, around
from mahfel.server.live.link import Link
from mahfel.server.live.session import Session
from mahfel.server.metrics import Metrics
from mahfel.tables.house import House
from mahfel.tables.live_table import LiveTable


class Hub:
    """Live connections by table."""

    def __init__(self, house: House, metrics: Metrics) -> None:
        self.house = house
        self.connections = 0
        self._metrics = metrics
        self._feeds: dict[str, Feed] = {}

    async def attach(self, table: str, session: Session, link: Link) -> None:
        """Connect a session and its link to their table; the link is asked to push a first frame. Raises Refused."""
        live = await self.house.live(table)
        feed = self._feeds.get(table)
        if feed is None or feed.live is not live:
            feed = Feed(self.house, live, self._metrics)
            self._feeds[table] = feed
            feed.stop = await self.house.subscribe(table, feed.changed)
        session.begin(feed, link)
        feed.add(link, session.who)
        self.connections += 1
        await self.house.arrive(table, session.who)

    def detach(self, table: str, session: Session, link: Link) -> None:
        """The link is gone."""
        feed = session.feed
        self.connections -= 1
        if feed.remove(link):
            feed.stop()
            if self._feeds.get(table) is feed:
                del self._feeds[table]
        self.house.depart(table, session.who)

    def around(self, live: LiveTable) -> Around:
        """Who is about at a table."""
        return around(live, self.house.clock)
