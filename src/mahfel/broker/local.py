"""The broker of a server that is one process: a function call."""

from __future__ import annotations

from collections.abc import Callable

from mahfel.broker.hints import Hint


class LocalBroker:
    """Passes each hint on at once to all who listen in this process."""

    def __init__(self) -> None:
        self._listeners: list[Hint] = []

    def publish(self, table: str, version: int) -> None:
        """Tell all listeners."""
        for hint in tuple(self._listeners):
            hint(table, version)

    def listen(self, hint: Hint) -> Callable[[], None]:
        """Add a listener; the answer takes it away again."""
        self._listeners.append(hint)

        def stop() -> None:
            if hint in self._listeners:
                self._listeners.remove(hint)

        return stop

    def follow(self, table: str) -> None:
        """Nothing to do: all hints are here anyway."""

    def unfollow(self, table: str) -> None:
        """Nothing to do."""

    async def close(self) -> None:
        """Forget the listeners."""
        self._listeners.clear()
