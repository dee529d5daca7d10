"""What the load generator needs of a server's protocol."""

from __future__ import annotations

from typing import Protocol

from crowd.table import Table, Traffic


class Host(Protocol):
    """Opens tables at one server."""

    traffic: Traffic
    lasting: bool
    """Whether a table can be played at for ever."""

    async def open(self, count: int, seats: int = 4, *, long_names: bool = False) -> list[Table]:
        """So many tables, all seats connected and the first move to be made."""
