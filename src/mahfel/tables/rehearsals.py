"""Rehearsals: bots play a draft many times in a process of their own, beside the tables and never for long."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, Protocol

import msgspec

from mahfel.engine import Game, Refused
from mahfel.engine.draft import Draft, Rehearsal
from mahfel.tables.worker import Worker, WorkerFault

GAMES: Final = 200
"""The most games of a rehearsal: a share is known to seven per cent by then, and nobody waits for more."""

WORK_S: Final = 8.0
"""Seconds of playing that a rehearsal is planned for; on a slow machine it has fewer games."""

_PATIENCE_S: Final = 45.0  # what takes as long, hangs
_WAITING: Final = 3


class Task(msgspec.Struct, frozen=True):
    """A draft to be rehearsed: text and seats were checked; ``games`` at most, in about ``seconds``."""

    game: str
    option: str
    text: str
    seats: int
    seed: int
    games: int = GAMES
    seconds: float = WORK_S


class Report(msgspec.Struct, frozen=True):
    """What came of it: a rehearsal, or a refusal by code and arguments, or what went wrong."""

    rehearsal: Rehearsal | None = None
    refused: str = ""
    args: Mapping[str, Any] = {}
    fault: str = ""


class RehearsalFault(Exception):  # noqa: N818
    """A rehearsal failed, by a fault of ours."""


class Rehearser(Protocol):
    """Who rehearses."""

    async def rehearse(self, task: Task) -> Rehearsal:
        """What came of it. Raises ``Refused``: ``draft.busy``, ``draft.too_slow``, and what the draft refuses;
        ``RehearsalFault``."""

    async def close(self) -> None:
        """Rehearse no more."""


class RehearsalProcess:
    """One process for all rehearsals, which play one after the other; it ends with the last of them.

    ``places``: further games to register in it, each ``module:attribute``.
    """

    def __init__(self, places: Sequence[str] = (), patience_s: float = _PATIENCE_S) -> None:
        self._worker = Worker("mahfel.tables.rehearsal_worker", places, patience_s)
        self._begun = 0
        self._closed = False

    async def rehearse(self, task: Task) -> Rehearsal:
        """Wait for one's turn, unless too many do."""
        if self._closed or self._begun > _WAITING:
            raise Refused("draft.busy", seconds=10)
        self._begun += 1
        try:
            report = await self._worker.ask(task, Report)
        except WorkerFault as fault:
            if fault.late:
                raise Refused("draft.too_slow") from None
            raise RehearsalFault(str(fault)) from None
        finally:
            self._begun -= 1
            if not self._begun:
                await self._worker.stop()
        if report.refused:
            raise Refused(report.refused, **report.args)
        if report.rehearsal is None:
            raise RehearsalFault(report.fault)
        return report.rehearsal

    async def close(self) -> None:
        """End the process."""
        self._closed = True
        await self._worker.stop()


def draft_of(game: Game, option: str) -> Draft:
    """The draft that an option holds. Raises ``Refused("draft.unknown")``."""
    found = game.drafts.get(option)
    if found is None:
        raise Refused("draft.unknown", option=option)
    return found
