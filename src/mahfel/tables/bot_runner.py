"""Bots beside the server: worker processes that are shown views and answer with moves."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import Final, Protocol

import msgspec

from mahfel.engine import Seat
from mahfel.tables.worker import Worker, WorkerFault

_PATIENCE_S: Final = 10.0  # the budget of a bot is a number of playouts; this only catches what hangs


class Sight(msgspec.Struct, frozen=True, array_like=True):
    """An open move of another seat and the bot's own view as it was before it, both JSON."""

    view: msgspec.Raw
    seat: Seat
    move: msgspec.Raw


class Question(msgspec.Struct, frozen=True):
    """What a bot is asked: its view (JSON), and the sights that are new since it was asked last.

    ``known``: how many sights it must have seen before these; 0 begins a new bot. ``player`` names the bot.
    """

    player: str
    game: str
    level: str
    seed: int
    seat: Seat
    view: msgspec.Raw
    known: int
    sights: tuple[Sight, ...]


NO_MOVE: Final = msgspec.Raw(b"null")


class Answer(msgspec.Struct, frozen=True):
    """A move (JSON, ``null`` for none), or that the worker does not remember this bot, or what went wrong."""

    move: msgspec.Raw = NO_MOVE
    forgotten: bool = False
    fault: str | None = None


class BotFault(Exception):  # noqa: N818
    """A bot did not answer. ``late``: it took too long; else it failed."""

    def __init__(self, why: str, *, late: bool = False) -> None:
        super().__init__(why)
        self.late = late


class BotForgotten(Exception):  # noqa: N818
    """The worker does not remember this bot: tell it everything again."""


class BotRunner(Protocol):
    """Who makes the bots think."""

    async def choose(self, question: Question) -> msgspec.Raw:
        """The move (JSON) of a bot. Raises BotFault and BotForgotten."""

    async def close(self) -> None:
        """Let nobody think any more."""


class BotProcesses:
    """Worker processes, started when first needed; a bot stays with its worker, which is what remembers it.

    ``places``: further games to register in the workers, each ``module:attribute``.
    """

    def __init__(self, workers: int | None = None, places: Sequence[str] = (), patience_s: float = _PATIENCE_S) -> None:
        count = workers or max(1, min(4, (os.cpu_count() or 2) - 1))
        self._workers = [Worker("mahfel.tables.bot_worker", places, patience_s) for _ in range(count)]

    async def choose(self, question: Question) -> msgspec.Raw:
        """Ask the worker of this bot."""
        worker = self._workers[hash(question.player) % len(self._workers)]
        try:
            answer = await worker.ask(question, Answer)
        except WorkerFault as fault:
            raise BotFault(str(fault), late=fault.late) from None
        if answer.forgotten:
            raise BotForgotten
        if bytes(answer.move) == bytes(NO_MOVE):
            raise BotFault(answer.fault or "no move")
        return answer.move

    async def close(self) -> None:
        """End the workers."""
        for worker in self._workers:
            await worker.stop()
