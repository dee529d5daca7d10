"""Base of the table's own events. Which there are is said by ``happenings``."""

from __future__ import annotations

from mahfel.engine import Event


class TableEvent(Event, frozen=True, tag_field="type"):
    """Base of what happens at the table rather than in the game. A seat is None when nobody sits there any more."""
