"""The pulse: pings that keep connections open through routers, and find out which clients are gone."""

from __future__ import annotations

import asyncio
from typing import Final, Protocol

_ROUND_S: Final = 20


class Pinged(Protocol):
    """A connection under observation."""

    silent: bool
    """Set when it is pinged; whoever hears anything of the client takes it back."""

    def ping(self) -> None:
        """Ask for a sign of life."""

    def drop(self) -> None:
        """The client gave none."""


class Pulse:
    """One timer for all connections. Each is pinged once in a round of 20 s, and dropped after a silent round."""

    def __init__(self) -> None:
        self._groups: list[set[Pinged]] = [set() for _ in range(_ROUND_S)]
        self._count = self._now = 0
        self._timer: asyncio.TimerHandle | None = None

    def add(self, link: Pinged) -> int:
        """Watch a connection; the answer is where ``remove`` finds it."""
        group = (self._now - 1) % _ROUND_S  # the one that waits for longest
        self._groups[group].add(link)
        self._count += 1
        if self._timer is None:
            self._arm()
        return group

    def remove(self, link: Pinged, group: int) -> None:
        """Watch it no more."""
        self._groups[group].discard(link)
        self._count -= 1
        if not self._count and self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _arm(self) -> None:
        self._timer = asyncio.get_running_loop().call_later(1, self._beat)

    def _beat(self) -> None:
        self._arm()
        self._now = (self._now + 1) % _ROUND_S
        for link in tuple(self._groups[self._now]):
            if link.silent:
                link.drop()
            else:
                link.silent = True
                link.ping()
