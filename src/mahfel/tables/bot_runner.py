"""Bots beside the server: worker processes that are shown views and answer with moves."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Sequence
from typing import Final, Protocol

import msgspec

from mahfel.engine import Seat

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
        self._workers = [_Worker(places, patience_s) for _ in range(count)]

    async def choose(self, question: Question) -> msgspec.Raw:
        """Ask the worker of this bot."""
        worker = self._workers[hash(question.player) % len(self._workers)]
        answer = await worker.ask(question)
        if answer.forgotten:
            raise BotForgotten
        if bytes(answer.move) == bytes(NO_MOVE):
            raise BotFault(answer.fault or "no move")
        return answer.move

    async def close(self) -> None:
        """End the workers."""
        for worker in self._workers:
            await worker.stop()


class _Worker:
    """One process that answers one question at a time: a line of JSON in, a line of JSON out."""

    def __init__(self, places: Sequence[str], patience_s: float) -> None:
        self._places = places
        self._patience_s = patience_s
        self._turn = asyncio.Lock()
        self._process: asyncio.subprocess.Process | None = None

    async def ask(self, question: Question) -> Answer:
        async with self._turn:
            try:
                return await asyncio.wait_for(self._talk(question), self._patience_s)
            except TimeoutError:
                await self.stop()
                raise BotFault("no answer in time", late=True) from None
            except (OSError, msgspec.DecodeError, asyncio.IncompleteReadError, ValueError) as fault:
                await self.stop()
                raise BotFault(f"the worker is gone: {fault}") from None
            except asyncio.CancelledError:
                await self.stop()  # its answer would be taken for that of the next question
                raise

    async def _talk(self, question: Question) -> Answer:
        process = self._process
        if process is None or process.returncode is not None:
            process = self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "mahfel.tables.bot_worker",
                *self._places,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
            )
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(msgspec.json.encode(question) + b"\n")
        await process.stdin.drain()
        return msgspec.json.decode(await process.stdout.readuntil(b"\n"), type=Answer)

    async def stop(self) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        if process.stdin is not None:
            process.stdin.close()
        if process.returncode is None:
            process.kill()
        await process.wait()
