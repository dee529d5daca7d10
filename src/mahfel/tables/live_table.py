"""A table that is in this process's memory, with all that belongs to it here and now."""

from __future__ import annotations

import logging
from collections import OrderedDict
from collections.abc import Callable
from typing import Final, TypeAlias

from mahfel.engine import Refused, Seat
from mahfel.tables.bot_sights import Witness
from mahfel.tables.line import Line
from mahfel.tables.presence import Presence
from mahfel.tables.table import Table

Listener: TypeAlias = Callable[[int], None]
"""Called with the number of the table's rows when something changed: the log, or (the number as before) who is here."""

_LOG = logging.getLogger(__name__)
_REFUSALS_KEPT: Final = 256


class LiveTable:
    """The present version of a table, the line of its writers and those who want to hear of it."""

    __slots__ = ("line", "listeners", "presence", "refusals", "table", "thinking", "used", "witnesses")

    def __init__(self, table: Table, now: int, since: int) -> None:
        self.table = table
        self.line = Line()
        self.listeners: list[Listener] = []
        self.presence = Presence(since)
        self.refusals: OrderedDict[tuple[str, str], Refused] = OrderedDict()
        self.thinking: dict[Seat, int] = {}  # bots at work: the version of the decision
        self.witnesses: dict[Seat, Witness] = {}
        self.used = now

    def notify(self) -> None:
        """Tell all listeners. One that fails spoils nothing for the others, nor for the move that is safe by now."""
        for listener in tuple(self.listeners):
            try:
                listener(self.table.rows)
            except Exception:  # noqa: BLE001 - it is somebody else's code
                _LOG.exception("a listener of a table failed")

    def refuse_again(self, who: str, command: str) -> None:
        """Raise the refusal that this command got before, if it did."""
        known = self.refusals.get((who, command))
        if known is not None:
            raise Refused(known.code, **known.arguments)

    def remember(self, who: str, command: str, refusal: Refused) -> None:
        """Keep a refusal, so that the same command gets the same answer."""
        # Its words alone: the exception that was raised holds all that was going on around it.
        self.refusals[who, command] = Refused(refusal.code, **refusal.arguments)
        while len(self.refusals) > _REFUSALS_KEPT:
            self.refusals.popitem(last=False)

    @property
    def idle(self) -> bool:
        """Whether nobody here needs it in memory."""
        return not (self.listeners or self.thinking or self.presence.anybody or self.line.busy)
