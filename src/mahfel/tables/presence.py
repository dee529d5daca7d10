"""Presence: who is connected to a table. It is not in the log, for it ends with the process."""

from __future__ import annotations

from collections import Counter
from typing import Final

from mahfel.engine import Seat
from mahfel.tables.table import Table

GRACE: Final = 5_000
"""Milliseconds for which a lost connection changes nothing on anybody's screen."""

HOST_GRACE: Final = 30_000
"""Milliseconds after which the others need not wait for a host who is gone."""


class Presence:
    """The connections to one table, by the hash of the token that opened them (None: a spectator)."""

    def __init__(self, since: int) -> None:
        self._since = since  # ms; before this server began nobody could be seen, so nobody was missing
        self._open: Counter[str] = Counter()
        self._seen: dict[str, int] = {}  # ms, of the last sign of life
        self.watchers = 0

    def arrive(self, who: str | None, now: int) -> None:
        """A connection was opened."""
        if who is None:
            self.watchers += 1
        else:
            self._open[who] += 1
            self._seen[who] = now

    def depart(self, who: str | None, now: int) -> None:
        """A connection was closed."""
        if who is None:
            self.watchers = max(0, self.watchers - 1)
        else:
            self._open[who] -= 1
            self._seen[who] = now
            if self._open[who] <= 0:
                del self._open[who]

    def seen(self, who: str, now: int) -> None:
        """A sign of life without a connection: a command over plain HTTP."""
        self._seen[who] = now

    def is_here(self, who: str, now: int, grace: int = GRACE) -> bool:
        """Whether the holder of a token is connected, or was less than ``grace`` ms ago."""
        return who in self._open or now - self._seen.get(who, self._since) < grace

    def here(self, table: Table, now: int, grace: int = GRACE) -> frozenset[Seat]:
        """The seats whose people are here."""
        people = [chair for chair in table.chairs if chair.kind == "person"]
        connected = self._open
        if all(chair.token in connected for chair in people):
            return frozenset(chair.seat for chair in people)
        return frozenset(chair.seat for chair in people if self.is_here(chair.token, now, grace))

    @property
    def anybody(self) -> bool:
        """Whether any connection is open."""
        return self.watchers > 0 or bool(self._open)
